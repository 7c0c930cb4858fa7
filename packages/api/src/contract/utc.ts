const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/**
 * Parses a time such as `2024-01-31T15:30:56.000Z` as epoch ms. Refuses text without `Z`, which
 * `Date` would read in the machine's time zone.
 */
export function parseUtc(text: string): number {
  const moment = ISO_UTC.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(moment)) {
    throw new RangeError(`"${text}" is not a time such as 2024-01-31T15:30:56.000Z.`);
  }
  return moment;
}
