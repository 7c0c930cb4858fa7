// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MyBet } from '../domain/wingo';
import { useRoundOutcome } from './useRoundOutcome';

afterEach(cleanup);

const bet = (id: string, state: MyBet['state'], roundNumber = '20'): MyBet => ({
  id,
  roundNumber,
  bet: { betType: 'high', betValue: 'high' },
  amount: 1_000_000n,
  state,
  received: state === 'won' ? 1_960_000n : 0n,
  result: state === 'open' || state === null ? null : { roundNumber, number: 7 },
  placedAt: 0,
  receipt: null,
});

const watch = (first: MyBet[] | undefined) => {
  const { result, rerender } = renderHook(
    ({ bets }: { bets: MyBet[] | undefined }) => useRoundOutcome(bets),
    { initialProps: { bets: first } },
  );
  return {
    outcome: () => result.current.outcome,
    dismiss: () => act(() => result.current.dismiss()),
    arrive: (...bets: MyBet[]) => rerender({ bets }),
  };
};

it('[WINGO-01] reports a round once, with all its bets, oldest first', () => {
  const { outcome, dismiss, arrive } = watch([bet('b', 'open'), bet('a', 'open')]);
  expect(outcome()).toBeUndefined();
  arrive(bet('b', 'won'), bet('a', 'lost'), bet('z', 'won', '19'));
  expect(outcome()).toMatchObject({ roundNumber: '20', result: { number: 7 } });
  expect(outcome()?.bets.map(({ id }) => id)).toEqual(['a', 'b']);
  dismiss();
  expect(outcome()).toBeUndefined();
  arrive(bet('b', 'won'), bet('a', 'lost'));
  expect(outcome()).toBeUndefined();
});

it('waits until all bets of the round are settled', () => {
  const { outcome, arrive } = watch([bet('b', 'open'), bet('a', 'open')]);
  arrive(bet('b', 'open'), bet('a', 'lost'));
  expect(outcome()).toBeUndefined();
  arrive(bet('b', 'won'), bet('a', 'lost'));
  expect(outcome()?.bets).toHaveLength(2);
});

it('replaces a loss with the next round, and keeps a win until it is dismissed', () => {
  const { outcome, dismiss, arrive } = watch([bet('a', 'open', '19')]);
  arrive(bet('b', 'open', '20'), bet('a', 'lost', '19'));
  expect(outcome()?.roundNumber).toBe('19');
  arrive(bet('c', 'open', '21'), bet('b', 'won', '20'), bet('a', 'lost', '19'));
  expect(outcome()?.roundNumber).toBe('20');
  arrive(bet('c', 'lost', '21'), bet('b', 'won', '20'), bet('a', 'lost', '19'));
  expect(outcome()?.roundNumber).toBe('20');
  dismiss();
  expect(outcome()?.roundNumber).toBe('21');
});

it('[WINGO-01] reports a winning bet of unknown state', () => {
  const { outcome, arrive } = watch([bet('b', null), bet('a', null, '19')]);
  arrive(bet('b', 'won'), bet('a', null, '19'));
  expect(outcome()?.bets.map(({ id }) => id)).toEqual(['b']);
});

it('[WINGO-01] reports a round once, even if the state of a lost bet stays unknown', () => {
  const { outcome, dismiss, arrive } = watch([bet('b', null), bet('a', null)]);
  for (let time = 0; time < 3; time += 1) arrive(bet('b', 'won'), bet('a', null));
  dismiss();
  for (let time = 0; time < 3; time += 1) arrive(bet('b', 'won'), bet('a', null));
  expect(outcome()).toBeUndefined();
});

it('does not report old rounds, even if the state of a lost bet stays unknown', () => {
  const { outcome, arrive } = watch([bet('b', 'won'), bet('a', null)]);
  for (let time = 0; time < 3; time += 1) arrive(bet('b', 'won'), bet('a', null));
  expect(outcome()).toBeUndefined();
});

it('does not report old rounds', () => {
  const { outcome, arrive } = watch(undefined);
  arrive(bet('a', 'won'));
  expect(outcome()).toBeUndefined();
});
