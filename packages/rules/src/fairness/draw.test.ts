import { expect, it } from 'vitest';
import { crashHundredths } from './index';

it('crash is at least 1.00 and returns 99% in the long run', () => {
  const at = (n: number) =>
    crashHundredths('aa'.repeat(32), `round-${n}`, n.toString(16).padStart(64, '0'));
  const all = Array.from({ length: 4_000 }, (_, n) => at(n));
  expect(all.every((hundredths) => hundredths >= 100n)).toBe(true);
  // Cashing out at 2.00 wins with a chance of 0.495; the seeds are fixed, so this never wavers.
  const won = all.filter((hundredths) => hundredths >= 200n).length;
  expect(won / all.length).toBeCloseTo(0.495, 1);
});
