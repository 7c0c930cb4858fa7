const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment in words that say their time zone, such as `22 Nov 2026, 14:30 UTC`. */
export const inWords = (moment: Date): string => `${FORMAT.format(moment)} UTC`;
