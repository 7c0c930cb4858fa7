/**
 * Functions for dates as ISO 8601 strings, `YYYY-MM-DD`. They compute in UTC, where each day has 24
 * hours.
 */

const DAY = 86_400_000;
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

const pad = (number: number, length: number) => `${number}`.padStart(length, '0');

/** Returns the start of the day in UTC, as epoch time in ms. */
export const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

export const clampDate = (date: string, low: string = FIRST, high: string = LAST): string =>
  date < low ? low : date > high ? high : date;

/** Returns true if a date is between two inclusive limits, each of which may be absent. */
export const isWithin = (date: string, low: string | undefined, high: string | undefined) =>
  (low === undefined || date >= low) && (high === undefined || date <= high);

const fromUtc = (time: number): string => {
  if (time < utcOf(FIRST)) return FIRST;
  return time > utcOf(LAST) ? LAST : new Date(time).toISOString().slice(0, 10);
};

/** Returns true if a text is a valid date from year 1 to 9999, such as '2026-12-31'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utcOf(text);
  return !Number.isNaN(time) && fromUtc(time) === text;
}

/** Returns the date for a year, month and day; `undefined` for a day that does not exist. */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDate(date) ? date : undefined;
}

/**
 * Adds a number of days to a date.
 * @example addDays('2026-12-31', 1) // '2027-01-01'
 */
export const addDays = (date: string, days: number): string => fromUtc(utcOf(date) + days * DAY);

export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

export function daysInMonth(date: string): number {
  const first = startOfMonth(date);
  // Every month has at least 28 days, so only days 29 to 31 need a check.
  return (
    [28, 29, 30].filter((days) => addDays(first, days).startsWith(first.slice(0, 8))).length + 28
  );
}

/**
 * Returns the same day in another month, or the last day of a shorter month.
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

/** Returns the weekday, from 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (date: string): number => new Date(utcOf(date)).getUTCDay() || 7;

/**
 * Returns the first day of the date's week.
 *
 * @param firstWeekday from 1 (Monday) to 7 (Sunday)
 */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

/** Returns the date at an epoch time, in the user's time zone. */
export function dateAt(epoch: number): string {
  const here = new Date(epoch);
  return dateOf(here.getFullYear(), here.getMonth() + 1, here.getDate()) ?? LAST;
}
