import { addDays, dateOf, isDate, utcOf } from './isoDate';
import { latinDigits } from './latinDigits';

type Unit = 'day' | 'month' | 'year';

/** Values are days of the Gregorian calendar, also where the language's own calendar is another one. */
const format = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' });

const numeric = (language: string) =>
  format(language, { day: '2-digit', month: '2-digit', year: 'numeric' });

/**
 * A date in numbers, in the order of the language.
 *
 * @example formatDate('2026-11-23', 'es') // '23/11/2026'
 */
export const formatDate = (date: string, language: string): string =>
  numeric(language)
    .format(utcOf(date))
    .replaceAll(/[\u200e\u200f]/g, '');

const UNITS: readonly string[] = ['day', 'month', 'year'] satisfies Unit[];

/**
 * How dates are typed in the language, with a text for each unit.
 *
 * @example datePattern('es', { day: 'DD', month: 'MM', year: 'AAAA' }) // 'DD/MM/AAAA'
 */
export const datePattern = (language: string, texts: Readonly<Record<Unit, string>>): string =>
  numeric(language)
    .formatToParts(0)
    .map(({ type, value }) => (UNITS.includes(type) ? texts[type as Unit] : value))
    .join('')
    .replaceAll(/[\u200e\u200f]/g, '');

/**
 * The date that a text stands for: three numbers in the order of the language, with anything between
 * them, or an ISO date. The year has four digits. `undefined` for anything else.
 *
 * @example parseDate('23.11.2026', 'es') // '2026-11-23'
 */
export function parseDate(text: string, language: string): string | undefined {
  const typed = latinDigits(text).trim();
  if (isDate(typed)) return typed;
  const numbers = typed.match(/\d+/g) ?? [];
  // Letters would be the name of a month, which is not understood.
  if (numbers.length !== 3 || /\p{L}/u.test(typed)) return undefined;
  const units = numeric(language)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => UNITS.includes(type));
  const numberOf = (unit: Unit) => numbers[units.indexOf(unit)] ?? '';
  if (numberOf('year').length !== 4) return undefined;
  return dateOf(Number(numberOf('year')), Number(numberOf('month')), Number(numberOf('day')));
}

/** The names that a calendar shows and reads out. */
export interface DateNames {
  /** @example 'November 2026' */
  month: (date: string) => string;
  /** @example 'Monday, November 23, 2026' */
  full: (date: string) => string;
  /** The number of the day, in the digits of the language. */
  day: (date: string) => string;
  /** The days of the week from Monday, such as 'Monday'. */
  weekdays: readonly string[];
  /** The same, such as 'Mon'. */
  shortWeekdays: readonly string[];
}

/** A column of the calendar has room for this many letters. */
const LETTERS_OF_WEEKDAY = 4;
/** From a Monday to the Sunday after it. */
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-11-23', days));

/** The names of months and days in a language. */
export function dateNames(language: string): DateNames {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const formatter = format(language, options);
    return (date: string) => formatter.format(utcOf(date));
  };
  const namesOf = (weekday: 'long' | 'short' | 'narrow') => WEEK.map(write({ weekday }));
  const short = namesOf('short');
  const number = new Intl.NumberFormat(language);
  return {
    month: write({ month: 'long', year: 'numeric' }),
    full: write({ dateStyle: 'full' }),
    day: (date) => number.format(Number(date.slice(8))),
    weekdays: namesOf('long'),
    // Arabic has no short names: its 'short' is the whole name.
    shortWeekdays: short.every(({ length }) => length <= LETTERS_OF_WEEKDAY)
      ? short
      : namesOf('narrow'),
  };
}

/** What browsers have of it: a method, before that a property, or neither (Firefox). */
type WeekLocale = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/**
 * The day that weeks begin with where the language is spoken, from 1 for Monday to 7 for Sunday; Monday,
 * after ISO 8601, where the browser does not know it.
 */
export function firstWeekdayOf(language: string): number {
  const locale: WeekLocale = new Intl.Locale(language);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
