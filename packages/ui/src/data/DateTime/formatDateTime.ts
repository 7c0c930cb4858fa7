const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Returns the epoch time in ms, or `NaN` for an invalid date. Treats ISO text without a time zone
 * as UTC.
 */
export function epochOf(value: string | number): number {
  if (typeof value === 'number') return new Date(value).getTime();
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(value) ?? [];
  return day ? Date.parse(`${day}T${time}${zone}`) : NaN;
}

/**
 * Formats a date and time in a language, to the minute. Returns `undefined` for an invalid date.
 * English uses the format of the specification, 'dd MMM yyyy, h:mm a'.
 *
 * @param timeZone IANA name; `undefined` for the device's time zone
 * @param language a BCP 47 tag
 * @example formatDateTime('2024-01-05T15:07:00Z', 'UTC') // '05 Jan 2024, 3:07 PM'
 */
export function formatDateTime(
  value: string | number,
  timeZone: string | undefined,
  language = 'en',
): string | undefined {
  const epoch = epochOf(value);
  if (Number.isNaN(epoch)) return undefined;
  const formatter = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  if (!language.startsWith('en')) return formatter.format(epoch);
  const part = Object.fromEntries(
    formatter.formatToParts(epoch).map(({ type, value: text }) => [type, text]),
  );
  const { day, month, year, hour, minute, dayPeriod } = part;
  return `${day} ${month} ${year}, ${hour}:${minute}${dayPeriod ? ` ${dayPeriod}` : ''}`;
}
