/** Formats a time in the user's time zone: `24 Nov 2026, 14:30 CET`. */
export const timeOf = (moment: string | Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment));

export const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * @param day such as `2026-12-01`
 * @param time such as `09:30`
 */
export function momentAt(day: string | null, time: string): Date | undefined {
  if (day === null || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
