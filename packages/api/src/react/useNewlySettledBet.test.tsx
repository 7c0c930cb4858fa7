// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MyBet } from '../domain/wingo';
import { useNewlySettledBet } from './useNewlySettledBet';

const bet = (id: string, state: MyBet['state']): MyBet => ({
  id,
  roundNumber: '20',
  bet: { betType: 'high', betValue: 'high' },
  amount: 1_000_000n,
  state,
  received: state === 'won' ? 1_960_000n : 0n,
  result: state === 'open' ? null : { roundNumber: '20', number: 7 },
  placedAt: 0,
  receipt: null,
});

const watch = (first: MyBet[] | undefined) =>
  renderHook(({ bets }: { bets: MyBet[] | undefined }) => useNewlySettledBet(bets), {
    initialProps: { bets: first },
  });

it('[WINGO-01] reports a bet that was open and has been settled, once', () => {
  const { result, rerender } = watch([bet('b', 'open'), bet('a', 'lost')]);
  expect(result.current.settledBet).toBeUndefined();
  rerender({ bets: [bet('b', 'won'), bet('a', 'lost')] });
  expect(result.current.settledBet?.id).toBe('b');
  act(() => result.current.dismiss());
  expect(result.current.settledBet).toBeUndefined();
  rerender({ bets: [bet('b', 'won'), bet('a', 'lost')] });
  expect(result.current.settledBet).toBeUndefined();
});

it('reports several bets one after the other, the oldest first', () => {
  const { result, rerender } = watch([bet('b', 'open'), bet('a', 'open')]);
  rerender({ bets: [bet('b', 'won'), bet('a', 'lost')] });
  expect(result.current.settledBet?.id).toBe('a');
  act(() => result.current.dismiss());
  expect(result.current.settledBet?.id).toBe('b');
});

it('[WINGO-01] reports a bet that was not known to be settled and has won', () => {
  const { result, rerender } = watch([bet('b', null), bet('a', null)]);
  rerender({ bets: [bet('b', 'won'), bet('a', null)] });
  expect(result.current.settledBet?.id).toBe('b');
});

it('does not report old bets', () => {
  const { result, rerender } = watch(undefined);
  rerender({ bets: [bet('a', 'won')] });
  expect(result.current.settledBet).toBeUndefined();
});
