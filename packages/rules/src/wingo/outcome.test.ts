import { describe, expect, it } from 'vitest';
import { parseUsdt } from '../money';
import { parseBet } from './bet';
import { isGain, prospectsOf, totalsOf } from './outcome';

const stake = (type: string, value: string, amount: string) => ({
  bet: parseBet(type, value),
  amount: parseUsdt(amount),
});

describe('prospects of stakes', () => {
  it('[WINGO-11] the net result for a digit is its payouts minus all stakes', () => {
    const prospects = prospectsOf([
      stake('color', 'green', '10'),
      stake('number', '7', '1'),
      stake('high', 'high', '2'),
    ]);
    expect(prospects.map(({ digit }) => digit)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const net = prospects.map((prospect) => prospect.net);
    expect(net[0]).toBe(parseUsdt('-13'));
    expect(net[1]).toBe(parseUsdt('6.6'));
    // Green pays 1.5x on 5, and 5 is high: 14.7 + 3.92.
    expect(net[5]).toBe(parseUsdt('5.62'));
    // 19.6, 8.82 and 3.92.
    expect(prospects[7]).toEqual({
      digit: 7,
      received: parseUsdt('32.34'),
      net: parseUsdt('19.34'),
    });
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
])('stakes of 15 that bring %s are a gain: %s', (received, gain) => {
  const bets = [
    { amount: parseUsdt('10'), received: parseUsdt(received) },
    { amount: parseUsdt('5'), received: 0n },
  ];
  expect(isGain({ bets })).toBe(gain);
});
