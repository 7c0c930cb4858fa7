import { addDays, dateOf, isDate, utcOf } from './isoDate';
import { latinDigits } from './latinDigits';

type Unit = 'day' | 'month' | 'year';

/**
 * Returns the locale for dates. For English without a region, the day comes first, as in the
 * tables.
 */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/**
 * Creates a date format that uses the Gregorian calendar, even in languages with another default.
 */
const format = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, calendar: 'gregory', timeZone: 'UTC' });

const numeric = (language: string) =>
  format(language, { day: '2-digit', month: '2-digit', year: 'numeric' });

/**
 * Formats a date as numbers, in the language's order.
 *
 * @example formatDate('2026-11-23', 'es') // '23/11/2026'
 */
export const formatDate = (date: string, language: string): string =>
  numeric(language)
    .format(utcOf(date))
    .replaceAll(/[\u200e\u200f]/g, '');

const UNITS: readonly string[] = ['day', 'month', 'year'] satisfies Unit[];

/**
 * Returns a language's date pattern, with the given text for each unit.
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
 * Parses a typed date: an ISO date, or three numbers in the language's order, with any separators
 * and a four-digit year. Returns `undefined` for other text.
 *
 * @example parseDate('23.11.2026', 'es') // '2026-11-23'
 */
export function parseDate(text: string, language: string): string | undefined {
  const typed = latinDigits(text).trim();
  if (isDate(typed)) return typed;
  const numbers = typed.match(/\d+/g) ?? [];
  // Rejects text with letters, which may be a month name, because the parser supports only numbers.
  if (numbers.length !== 3 || /\p{L}/u.test(typed)) return undefined;
  const units = numeric(language)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => UNITS.includes(type));
  const numberOf = (unit: Unit) => numbers[units.indexOf(unit)] ?? '';
  if (numberOf('year').length !== 4) return undefined;
  return dateOf(Number(numberOf('year')), Number(numberOf('month')), Number(numberOf('day')));
}

export interface DateNames {
  /**
   * Formats a month.
   * @example 'November 2026'
   */
  month: (date: string) => string;
  /**
   * Formats a date in full.
   * @example 'Monday, 23 November 2026'
   */
  full: (date: string) => string;
  day: (date: string) => string;
  /** Weekday names, starting with 'Monday'. */
  weekdays: readonly string[];
  /** Short weekday names, starting with 'Mon'. */
  shortWeekdays: readonly string[];
}

/** Maximum length of a weekday name that fits into a calendar column, in letters. */
const LETTERS_OF_WEEKDAY = 4;
/** Dates of a week, starting on Monday. */
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-11-23', days));

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
    // Arabic has no short weekday names: its 'short' form is the full name.
    shortWeekdays: short.every(({ length }) => length <= LETTERS_OF_WEEKDAY)
      ? short
      : namesOf('narrow'),
  };
}

/** `Intl.Locale` with week information, which some browsers lack or provide as a property. */
type WeekLocale = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** Returns a language's first weekday, from 1 (Monday) to 7 (Sunday); Monday if unknown. */
export function firstWeekdayOf(language: string): number {
  const locale: WeekLocale = new Intl.Locale(localeOf(language));
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
