import { parseUtc } from './utc';

/** India Standard Time is 5 h 30 min ahead of UTC all year. */
const INDIAN_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * Encodes the wire's `game_at`: the draw's Indian wall-clock time, labelled `Z` as if it were UTC.
 *
 * @param drawAt true time of the draw, epoch ms
 */
export const encodeGameAt = (drawAt: number): string =>
  new Date(drawAt + INDIAN_OFFSET_MS).toISOString();

/** Decodes `game_at` to the true time of the draw, epoch ms. */
export const decodeGameAt = (gameAt: string): number => parseUtc(gameAt) - INDIAN_OFFSET_MS;
