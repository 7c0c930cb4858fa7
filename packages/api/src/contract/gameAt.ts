import { parseUtc } from './utc';

/** Indian standard time is ahead of UTC by 5 h 30 min, all year round. */
const INDIAN_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * The wire's `game_at`: the Indian wall-clock time of a draw, labelled `Z` as if it were UTC.
 *
 * @param drawAt the true moment of the draw, epoch ms
 */
export const encodeGameAt = (drawAt: number): string =>
  new Date(drawAt + INDIAN_OFFSET_MS).toISOString();

/** The true moment of the draw, epoch ms. */
export const decodeGameAt = (gameAt: string): number => parseUtc(gameAt) - INDIAN_OFFSET_MS;
