/** Indian standard time is ahead of UTC by 5 h 30 min, all year round. */
const INDIAN_OFFSET_MS = 5.5 * 60 * 60 * 1000;

const LABELLED_Z = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/**
 * The wire's `game_at`: the Indian wall-clock time of a draw, labelled `Z` as if it were UTC.
 *
 * @param drawAt the true moment of the draw, epoch ms
 */
export const encodeGameAt = (drawAt: number): string =>
  new Date(drawAt + INDIAN_OFFSET_MS).toISOString();

/**
 * The true moment of the draw, epoch ms. The machine's own time zone plays no part: a text without
 * the `Z` label, which `Date` would read in that zone, is refused.
 */
export function decodeGameAt(gameAt: string): number {
  const labelled = LABELLED_Z.test(gameAt) ? Date.parse(gameAt) : NaN;
  if (Number.isNaN(labelled)) {
    throw new RangeError(`"${gameAt}" is not a time such as 2024-01-31T15:30:56.000Z.`);
  }
  return labelled - INDIAN_OFFSET_MS;
}
