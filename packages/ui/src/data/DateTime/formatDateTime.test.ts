import { expect, test } from 'vitest';
import { formatDateTime } from './formatDateTime';

test.each([
  ['2024-01-05T15:07:00Z', 'UTC', '05 Jan 2024, 3:07 PM'],
  ['2024-09-30T00:05:00Z', 'UTC', '30 Sep 2024, 12:05 AM'],
  ['2024-09-30T12:00:00Z', 'UTC', '30 Sep 2024, 12:00 PM'],
  ['2024-12-31T20:00:00Z', 'Asia/Kolkata', '01 Jan 2025, 1:30 AM'],
  ['2024-01-05T15:07:00+05:30', 'UTC', '05 Jan 2024, 9:37 AM'],
  [0, 'UTC', '01 Jan 1970, 12:00 AM'],
])("[HIST-09] formats %s in %s as '%s'", (value, timeZone, text) => {
  expect(formatDateTime(value, timeZone)).toBe(text);
});

test.each([
  ['2024-01-05', '05 Jan 2024, 12:00 AM'],
  ['2024-01-05 15:07:00', '05 Jan 2024, 3:07 PM'],
])('treats %s as UTC, whatever the local time zone', (value, text) => {
  expect(formatDateTime(value, 'UTC')).toBe(text);
});

test.each(['', 'yesterday', '1', '2024-13-01', '2024-01-05T25:00:00Z', NaN, Infinity])(
  'rejects %s',
  (value) => {
    expect(formatDateTime(value, 'UTC')).toBeUndefined();
  },
);

test.each(['en-GB', 'en-IE'])('adds no day period to the 24-hour time in %s', (language) => {
  expect(formatDateTime('2024-01-05T15:07:00Z', 'UTC', language)).toBe('05 Jan 2024, 15:07');
});
