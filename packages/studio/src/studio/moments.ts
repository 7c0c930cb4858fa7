/** `24 Nov 2026, 14:30 CET`: a moment in the time zone of the reader. */
export const timeOf = (moment: string | Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment));

/** The time zone of the reader, `Europe/Berlin`. */
export const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The moment at which the reader's clock shows a day and a time; undefined while they name none.
 *
 * @param day `2026-12-01`
 * @param time `09:30`
 */
export function momentAt(day: string | null, time: string): Date | undefined {
  if (day === null || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
