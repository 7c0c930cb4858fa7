import { parseUsdt } from '@platform/rules/money';
import { parseBet, type Stake } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import {
  addedUp,
  doubled,
  onTheirWay,
  stakeAbove,
  stakeBelow,
  waiting,
  withStakes,
  type SlipBet,
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

test('neither changes nor removes a pending bet', () => {
  const slip = [line(GREEN, '1', 'sending'), line(SEVEN, '2')];
  expect(withStakes(slip, [stake(GREEN, '5')])).toEqual(slip);
  expect(doubled(slip).map(({ amount }) => amount)).toEqual([1_000_000n, 4_000_000n]);
  expect(onTheirWay(slip)).toEqual([line(GREEN, '1', 'sending')]);
  expect(waiting(slip)).toEqual([line(SEVEN, '2')]);
});

test('moves the stake to the next preset amount, even from a value in between', () => {
  expect(stakeAbove(parseUsdt('1'))).toBe(parseUsdt('10'));
  expect(stakeBelow(parseUsdt('1'))).toBe(parseUsdt('0.1'));
  expect(stakeAbove(parseUsdt('25'))).toBe(parseUsdt('100'));
  expect(stakeBelow(parseUsdt('25'))).toBe(parseUsdt('10'));
  expect(stakeAbove(parseUsdt('10000'))).toBe(parseUsdt('10000'));
  expect(stakeBelow(parseUsdt('0.01'))).toBe(parseUsdt('0.01'));
});
