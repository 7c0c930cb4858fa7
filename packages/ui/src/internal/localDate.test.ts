import { expect, test } from 'vitest';
import { dateNames, datePattern, firstWeekdayOf, formatDate, parseDate } from './localDate';

const UNITS = { day: 'DD', month: 'MM', year: 'YYYY' };

test.each([
  ['en', '23/11/2026', 'DD/MM/YYYY'],
  ['en-US', '11/23/2026', 'MM/DD/YYYY'],
  ['hi', '23/11/2026', 'DD/MM/YYYY'],
  ['ar', '23/11/2026', 'DD/MM/YYYY'],
  ['es', '23/11/2026', 'DD/MM/YYYY'],
  ['tr', '23.11.2026', 'DD.MM.YYYY'],
  ['sv', '2026-11-23', 'YYYY-MM-DD'],
])('formats and parses a date in %s as %s', (language, text, pattern) => {
  expect(parseDate(formatDate('2026-11-23', language), language)).toBe('2026-11-23');
  expect(parseDate(text, language)).toBe('2026-11-23');
  expect(datePattern(language, UNITS)).toBe(pattern);
});

test.each(['th', 'fa', 'ar-SA', 'ar-EG', 'ja-JP-u-ca-japanese'])(
  "uses the Gregorian calendar and the language's digits in %s",
  (language) => {
    const text = formatDate('2026-11-23', language);
    expect(parseDate(text, language)).toBe('2026-11-23');
  },
);

test('accepts other separators, missing zeros and ISO dates', () => {
  expect(parseDate(' 3.1.2026 ', 'es')).toBe('2026-01-03');
  expect(parseDate('3 1 2026', 'es')).toBe('2026-01-03');
  expect(parseDate('2026-01-03', 'es')).toBe('2026-01-03');
  expect(parseDate('٠٣/٠١/٢٠٢٦', 'es')).toBe('2026-01-03');
});

test.each(['', '3', '3/1', '3/1/26', '31/2/2026', '3 Jan 2026', '1/1/1/2026', '00/01/2026'])(
  'rejects "%s"',
  (text) => {
    expect(parseDate(text, 'es')).toBeUndefined();
  },
);

test("uses the language's month and weekday names, short enough for a calendar column", () => {
  expect(dateNames('en').month('2026-11-23')).toBe('November 2026');
  expect(dateNames('en').full('2026-11-23')).toBe('Monday, 23 November 2026');
  expect(dateNames('es').shortWeekdays[0]).toBe('lun');
  expect(dateNames('ar').weekdays[0]).toBe('الاثنين');
  expect(dateNames('ar').shortWeekdays.join('')).toHaveLength(7);
  expect(dateNames('fa').day('2026-11-23')).toBe('۲۳');
});

test("starts the week on the region's first weekday", () => {
  expect(firstWeekdayOf('en')).toBe(1);
  expect(firstWeekdayOf('en-US')).toBe(7);
  expect(firstWeekdayOf('es')).toBe(1);
  expect(firstWeekdayOf('tr')).toBe(1);
  expect(firstWeekdayOf('ar')).toBe(6);
});
