import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  dateAt,
  dateOf,
  daysInMonth,
  isDate,
  isWithin,
  startOfWeek,
  weekdayOf,
} from './isoDate';

test.each(['2026-11-23', '2024-02-29', '0001-01-01', '9999-12-31'])(
  'accepts %s as a date',
  (text) => {
    expect(isDate(text)).toBe(true);
  },
);

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '0000-01-01',
  '2026-11-23T00:00Z',
  '',
])('rejects "%s" as a date', (text) => {
  expect(isDate(text)).toBe(false);
});

test('adds days across month ends, year ends and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
});

test('limits added months to the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2026-11-23', -11)).toBe('2025-12-23');
  expect(addMonths('9999-12-05', 1)).toBe('9999-12-31');
  expect(addMonths('0001-01-15', -1)).toBe('0001-01-01');
});

test('returns the length of every month', () => {
  expect(daysInMonth('2026-02-10')).toBe(28);
  expect(daysInMonth('2024-02-10')).toBe(29);
  expect(daysInMonth('2026-04-30')).toBe(30);
  expect(daysInMonth('2026-12-01')).toBe(31);
  expect(daysInMonth('9999-12-01')).toBe(31);
});

test('starts a week on the given weekday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(startOfWeek('2026-11-23', 1)).toBe('2026-11-23');
  expect(startOfWeek('2026-11-23', 7)).toBe('2026-11-22');
  expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
  expect(startOfWeek('2026-11-23', 6)).toBe('2026-11-21');
});

test('treats a range as inclusive, with optional limits', () => {
  expect(isWithin('2026-11-23', '2026-11-23', undefined)).toBe(true);
  expect(isWithin('2026-11-22', '2026-11-23', undefined)).toBe(false);
  expect(isWithin('2026-11-24', undefined, '2026-11-23')).toBe(false);
  expect(clampDate('2026-11-22', '2026-11-23')).toBe('2026-11-23');
  expect(clampDate('2026-11-25', undefined, '2026-11-24')).toBe('2026-11-24');
});

test('returns no date for numbers that do not form an existing date', () => {
  expect(dateOf(2026, 2, 30)).toBeUndefined();
  expect(dateOf(26, 2, 3)).toBe('0026-02-03');
});

test("uses the user's time zone to determine the current day", () => {
  expect(dateAt(new Date(2026, 10, 23, 0, 30).getTime())).toBe('2026-11-23');
  expect(dateAt(new Date(2026, 10, 23, 23, 30).getTime())).toBe('2026-11-23');
});
