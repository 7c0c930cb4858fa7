import { expect, it } from 'vitest';
import { crashHundredths } from './index';

it('crash rounds end at 1.00 or higher and return 99% in the long run', () => {
  const at = (n: number) =>
    crashHundredths('aa'.repeat(32), `round-${n}`, n.toString(16).padStart(64, '0'));
  const all = Array.from({ length: 4_000 }, (_, n) => at(n));
  expect(all.every((hundredths) => hundredths >= 100n)).toBe(true);
  // The probability of winning at 2.00 is 0.495. Fixed seeds keep the result stable.
  const won = all.filter((hundredths) => hundredths >= 200n).length;
  expect(won / all.length).toBeCloseTo(0.495, 1);
});
