import { add, multiply, times, type MicroUsdt, type Rational } from '../money';
import { pickBelow, type Random } from '../random';
import { HALF_TABLES, type PlinkoRisk, type PlinkoRows } from './tables';

/** Direction in which a ball leaves a peg. */
export type Bounce = 'left' | 'right';

/** Bounces of a ball, one per row from the top. The bounces determine the bucket. */
export type PlinkoPath = readonly Bounce[];

/** Draws a ball's path. At every peg, left and right are equally likely. */
export const drawPath = (rows: PlinkoRows, random: Random): PlinkoPath =>
  Array.from({ length: rows }, () => (pickBelow(2, random) === 1 ? 'right' : 'left'));

/**
 * Returns the bucket at the end of a path, from 0 on the left: the number of bounces to the right.
 */
export const bucketOf = (path: PlinkoPath): number =>
  path.filter((bounce) => bounce === 'right').length;

/** Returns the multipliers of a board's buckets from left to right. */
export function multipliersOf(rows: PlinkoRows, risk: PlinkoRisk): readonly Rational[] {
  const half = HALF_TABLES[rows][risk];
  const right = half.slice(0, rows + 1 - half.length).reverse();
  return [...half, ...right].map((tenths) => ({ numerator: BigInt(tenths), denominator: 10n }));
}

/**
 * Returns the multiplier of a bucket.
 *
 * @throws RangeError if the board has no such bucket
 */
export function multiplierOf(rows: PlinkoRows, risk: PlinkoRisk, bucket: number): Rational {
  const multiplier = multipliersOf(rows, risk)[bucket];
  if (!multiplier) {
    throw new RangeError(
      `A board of ${rows} rows has no bucket ${bucket}: count from 0 to ${rows}, from the left.`,
    );
  }
  return multiplier;
}

/** Returns a ball's payout, rounded down to micro-USDT. */
export const payout = (stake: MicroUsdt, multiplier: Rational): MicroUsdt =>
  multiply(stake, multiplier, 'down');

/** Returns the number of paths to each bucket: a row of Pascal's triangle. */
function waysOf(rows: PlinkoRows): readonly bigint[] {
  const ways = [1n];
  for (let bucket = 1; bucket <= rows; bucket += 1) {
    const before = ways[bucket - 1] ?? 0n;
    ways.push((before * BigInt(rows - bucket + 1)) / BigInt(bucket));
  }
  return ways;
}

/** Returns the exact return to player of a board: about 99% for every board. */
export function returnToPlayer(rows: PlinkoRows, risk: PlinkoRisk): Rational {
  const ways = waysOf(rows);
  return multipliersOf(rows, risk)
    .map((multiplier, bucket) =>
      times(multiplier, { numerator: ways[bucket] ?? 0n, denominator: 2n ** BigInt(rows) }),
    )
    .reduce(add);
}
