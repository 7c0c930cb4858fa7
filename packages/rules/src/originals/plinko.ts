import type { PlinkoPath, PlinkoRows } from '../plinko';
import { NUMBER_RANGE, type Numbers } from './seeds';

/**
 * Returns the path of a ball: it leaves a row to the right if the row's number is in the upper half.
 * `bucketOf` and `multiplierOf` in `plinko` give its bucket and multiple.
 */
export const pathOf = (rows: PlinkoRows, numbers: Numbers): PlinkoPath =>
  Array.from({ length: rows }, (_, row) => (numbers(row) >= NUMBER_RANGE / 2 ? 'right' : 'left'));
