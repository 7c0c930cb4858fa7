import { parseUsdt } from '@platform/rules/money';
import { parseBet, type Stake } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import {
  addedUp,
  doubled,
  HALF,
  onTheirWay,
  restOf,
  scaleStake,
  TWICE,
  type SlipBet,
  waiting,
  withoutBet,
  withStake,
  withStakes,
} from './slip';

const GREEN = parseBet('color', 'green');
const SEVEN = parseBet('number', '7');
const stake = (bet: Stake['bet'], amount: string): Stake => ({ bet, amount: parseUsdt(amount) });
const line = (
  bet: Stake['bet'],
  amount: string,
  state: SlipBet['state'] = 'ready',
  problem?: string,
): SlipBet => ({ ...stake(bet, amount), state, problem });

test('adds up stakes on the same bet, and keeps the bet order', () => {
  expect(addedUp([stake(SEVEN, '1'), stake(GREEN, '2'), stake(SEVEN, '0.5')])).toEqual([
    stake(SEVEN, '1.5'),
    stake(GREEN, '2'),
  ]);
});

test('adds stakes to a bet in the slip, and makes a refused bet ready again', () => {
  const slip = [line(GREEN, '1', 'refused', 'Betting is closed.'), line(SEVEN, '2')];
  expect(withStakes(slip, [stake(GREEN, '1')])).toEqual([
    { ...stake(GREEN, '2'), state: 'ready' },
    line(SEVEN, '2'),
  ]);
});

test('replaces the stake of a bet, resets a refused bet to ready, and removes a bet', () => {
  const slip = [line(GREEN, '1', 'refused', 'Betting is closed.'), line(SEVEN, '2')];
  expect(withStake(slip, stake(GREEN, '0.5'))).toEqual([
    { ...stake(GREEN, '0.5'), state: 'ready' },
    line(SEVEN, '2'),
  ]);
  expect(withoutBet(slip, SEVEN)).toEqual(slip.slice(0, 1));
});

test('neither changes nor removes a pending bet', () => {
  const slip = [line(GREEN, '1', 'sending'), line(SEVEN, '2')];
  expect(withStakes(slip, [stake(GREEN, '5')])).toEqual(slip);
  expect(withStake(slip, stake(GREEN, '5'))).toEqual(slip);
  expect(withoutBet(slip, GREEN)).toEqual(slip);
  expect(doubled(slip).map(({ amount }) => amount)).toEqual([1_000_000n, 4_000_000n]);
  expect(onTheirWay(slip)).toEqual([line(GREEN, '1', 'sending')]);
  expect(waiting(slip)).toEqual([line(SEVEN, '2')]);
});

test('halves and doubles a stake in cents, up to the balance', () => {
  expect(scaleStake(parseUsdt('1'), TWICE)).toBe(parseUsdt('2'));
  expect(scaleStake(parseUsdt('1'), HALF)).toBe(parseUsdt('0.5'));
  expect(scaleStake(parseUsdt('0.25'), HALF)).toBe(parseUsdt('0.13'));
  expect(scaleStake(parseUsdt('0.01'), HALF)).toBe(parseUsdt('0.01'));
  expect(scaleStake(parseUsdt('600'), TWICE, parseUsdt('999.999'))).toBe(parseUsdt('999.99'));
});

test('returns the balance left after the bets in the slip, in whole cents', () => {
  const bets = [{ bet: parseBet('color', 'green'), amount: parseUsdt('3.5') }];
  expect(restOf(parseUsdt('10.128'), bets)).toBe(parseUsdt('6.62'));
  expect(restOf(parseUsdt('3'), bets)).toBe(0n);
});
