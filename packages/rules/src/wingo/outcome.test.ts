import { describe, expect, it } from 'vitest';
import { parseUsdt } from '../money';
import { parseBet } from './bet';
import { isGain, prospectsOf, totalsOf } from './outcome';
import { payout } from './payout';
import type { Digit } from './result';

const stake = (type: string, value: string, amount: string) => ({
  bet: parseBet(type, value),
  amount: parseUsdt(amount),
});

describe('possible results of stakes', () => {
  it('[WINGO-11] the net result for a digit is its payouts minus all stakes', () => {
    const [green, seven, high] = [
      stake('color', 'green', '10'),
      stake('number', '7', '1'),
      stake('high', 'high', '2'),
    ] as const;
    const prospects = prospectsOf([green, seven, high]);
    expect(prospects.map(({ digit }) => digit)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const paid = ({ bet, amount }: typeof green, digit: Digit) => payout(bet, amount, digit);
    const [staked, five] = [parseUsdt('13'), paid(green, 5) + paid(high, 5)];
    const all = paid(green, 7) + paid(seven, 7) + paid(high, 7);
    expect(prospects[0]).toEqual({ digit: 0, received: 0n, net: -staked });
    expect(prospects[1]?.received).toBe(paid(green, 1));
    expect(prospects[5]).toEqual({ digit: 5, received: five, net: five - staked });
    expect(prospects[7]).toEqual({ digit: 7, received: all, net: all - staked });
  });

  it('every result is zero without stakes', () => {
    expect(prospectsOf([]).every(({ received, net }) => received === 0n && net === 0n)).toBe(true);
  });
});

it('totals add up stakes and payouts', () => {
  const bet = (amount: string, received: string) => ({
    amount: parseUsdt(amount),
    received: parseUsdt(received),
  });
  expect(totalsOf([bet('10', '19.6'), bet('5', '0'), bet('1', '1')])).toEqual({
    staked: parseUsdt('16'),
    received: parseUsdt('20.6'),
    net: parseUsdt('4.6'),
  });
});

it.each([
  ['19.6', true],
  ['15', false],
  ['0', false],
])('stakes of 15 with payouts of %s are a gain: %s', (received, gain) => {
  const bets = [
    { amount: parseUsdt('10'), received: parseUsdt(received) },
    { amount: parseUsdt('5'), received: 0n },
  ];
  expect(isGain({ bets })).toBe(gain);
});
