/**
 * Days of the calendar as ISO 8601 texts, `YYYY-MM-DD`: without a time and without a time zone. Two of
 * them compare as texts. `Date` computes in UTC, where each day has 24 hours.
 */

const DAY = 86_400_000;
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

const pad = (number: number, length: number) => `${number}`.padStart(length, '0');

/** Epoch ms of the day's start in UTC: for `Intl`, with `timeZone: 'UTC'`. */
export const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The earlier of `high` and the later of `low` and `date`; an absent limit limits nothing. */
export const clampDate = (date: string, low: string = FIRST, high: string = LAST): string =>
  date < low ? low : date > high ? high : date;

/** Whether a date is within these limits, both included. */
export const isWithin = (date: string, low: string | undefined, high: string | undefined) =>
  (low === undefined || date >= low) && (high === undefined || date <= high);

const fromUtc = (time: number): string => {
  if (time < utcOf(FIRST)) return FIRST;
  return time > utcOf(LAST) ? LAST : new Date(time).toISOString().slice(0, 10);
};

/** Whether a text is a day that exists, from year 1 to 9999. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utcOf(text);
  return !Number.isNaN(time) && fromUtc(time) === text;
}

/** A date of these numbers, or `undefined` where there is no such day. */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDate(date) ? date : undefined;
}

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (date: string, days: number): string => fromUtc(utcOf(date) + days * DAY);

/** The first day of the date's month. */
export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** How many days the date's month has. */
export function daysInMonth(date: string): number {
  const first = startOfMonth(date);
  // 28 days later is still the month or its successor's first day: the 29th to 31st are counted.
  return (
    [28, 29, 30].filter((days) => addDays(first, days).startsWith(first.slice(0, 8))).length + 28
  );
}

/**
 * The same day of another month, or its last one where it has no such day.
 *
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const first = `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}-01`;
  if (index < 12) return FIRST;
  if (!isDate(first)) return LAST;
  return `${first.slice(0, 8)}${pad(Math.min(day, daysInMonth(first)), 2)}`;
}

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(utcOf(date)).getUTCDay() || 7;

/**
 * The first day of the date's week.
 *
 * @param firstWeekday the day that weeks begin with, from 1 for Monday to 7 for Sunday
 */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

/** The day that it is at a moment in the reader's own time zone. */
export function dateAt(epoch: number): string {
  const here = new Date(epoch);
  return dateOf(here.getFullYear(), here.getMonth() + 1, here.getDate()) ?? LAST;
}
