// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NOT_LOGGED_IN, paginate } from '../contract';
import type { BetIntent } from '../domain/wingo';
import { useBalances, useMyBets, usePlaceBet } from './index';
import { asha, balances, openPage, success } from './testing/openPage';

const intent: BetIntent = {
  bet: { betType: 'color', betValue: 'red' },
  amount: 10_000n,
  roundNumber: '20',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('usePlaceBet', () => {
  const taken = success({ data: { order_id: 'b1', roundNumber: '20' } });
  const offline = () => new TypeError('offline');
  const refusal = { status: 'error', message: 'Insufficient balance.' };

  function place(answers: unknown[]) {
    const page = openPage({
      '/api/game/placeBetnew': () => answers.shift(),
      '/api/game/myBets': () => success({ data: [], pagination: paginate(0, 1) }),
      '/api/user/userbalances': () => balances(),
    });
    const hook = renderHook(() => [usePlaceBet(1), useBalances(), useMyBets(1, 1)] as const, {
      wrapper: page.wrapper,
    });
    const run = (bet = intent) =>
      act(() => hook.result.current[0].run(bet).catch((error: Error) => error.message));
    const keys = () =>
      page.calls('/api/game/placeBetnew').map(({ headers }) => headers.get('idempotency-key'));
    return { ...page, ...hook, run, keys };
  }

  it('[API-34] places the bet, then refetches balances and bets', async () => {
    const { run, calls, result } = place([taken]);
    await waitFor(() => expect(result.current[2].data).toBeDefined());
    expect(await run()).toEqual({ id: 'b1', roundNumber: '20', message: 'Welcome' });
    expect(await calls('/api/game/placeBetnew')[0]?.json()).toEqual({
      betType: 'color',
      betValue: 'red',
      amount: '0.01',
      gametype: 1,
      order_id: '20',
    });
    await waitFor(() => {
      expect(calls('/api/user/userbalances')).toHaveLength(2);
      expect(calls('/api/game/myBets')).toHaveLength(2);
    });
  });

  it('retries an intent under its key until its outcome is known', async () => {
    const uncertain = { status: 'error', message: 'We do not know.', uncertain: true };
    const { run, keys, rest } = place([offline(), uncertain, offline(), taken]);
    expect(await run()).toMatchObject({ id: 'b1' });
    expect(keys()).toHaveLength(4);
    expect(keys()[0]).toMatch(/^[\da-f]{32}$/);
    expect(new Set(keys()).size).toBe(1);
    expect(rest.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('rejects with a refusal that ends the retries', async () => {
    const { run, keys } = place([offline(), refusal]);
    expect(await run()).toBe('Insufficient balance.');
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([
    ['taken', [taken, taken]],
    ['refused', [refusal, taken]],
  ])('creates a new key once the bet was %s', async (_outcome, answers) => {
    const { run, keys } = place([...answers]);
    await run();
    await run();
    expect(new Set(keys()).size).toBe(2);
  });

  it('uses another key for another bet', async () => {
    const { run, keys } = place([taken, taken]);
    await run();
    await run({ ...intent, roundNumber: '21' });
    expect(new Set(keys()).size).toBe(2);
  });

  it('keeps the key if the session ends before the retry', async () => {
    const over = { status: 'error', message: NOT_LOGGED_IN };
    const { run, keys, session } = place([offline(), over, taken]);
    expect(await run()).toBe(NOT_LOGGED_IN);
    expect(session.get().signedIn).toBe(false);
    act(() => session.signIn({ token: 't2', member: asha }));
    await run();
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('sends a double click under one key', async () => {
    const { result, keys } = place([taken, taken]);
    const [{ run }] = result.current;
    await act(() => Promise.all([run(intent), run(intent)]));
    expect(new Set(keys()).size).toBe(1);
  });

  it('[WINGO-09] rejects with the server message', async () => {
    const { run } = place([refusal]);
    expect(await run()).toBe('Insufficient balance.');
  });
});
