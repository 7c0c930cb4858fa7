/**
 * Returns the serial number of a page's first row, counted from 1. The last page may be short, so
 * its number is computed from the end.
 *
 * @example firstSerial({ rows: tenRows, current: 2, pages: 4, total: 34 }) // 11
 */
export const firstSerial = ({
  rows,
  current,
  pages,
  total,
}: {
  readonly rows: readonly unknown[];
  readonly current: number;
  readonly pages: number;
  readonly total: number;
}): number => (current >= pages ? total - rows.length : (current - 1) * rows.length) + 1;
