// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paginate } from '../contract';
import { useBalances, useLockFunds, useLocks, useWithdraw, useWithdrawals } from './index';
import { balances, openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const page = success({ data: [], pagination: paginate(0, 1) });
const offline = () => new TypeError('offline');

/** Opens a page whose server returns these replies in turn. */
function open(path: string, answers: unknown[]) {
  const opened = openPage({
    [path]: () => answers.shift(),
    '/api/user/userbalances': () => balances(),
    '/api/fund/withdrawalhistory': () => page,
    '/api/fund/activationhistory': () => page,
  });
  const { result } = renderHook(
    () => ({
      withdraw: useWithdraw(),
      lock: useLockFunds(),
      shown: [useBalances(), useWithdrawals(1), useLocks(1)] as const,
    }),
    { wrapper: opened.wrapper },
  );
  const settled = () =>
    waitFor(() => {
      for (const { data } of result.current.shown) expect(data).toBeDefined();
    });
  const keys = () => opened.calls(path).map(({ headers }) => headers.get('idempotency-key'));
  return { ...opened, result, settled, keys };
}

describe('useWithdraw', () => {
  const path = '/api/fund/Withdrawalnow';
  const request = { amount: '10', address: '0x1', otp: '123456', txnPassword: 'x' };
  const done = success({ message: 'Sent.', data: { status: 'Withdrawal Success' } });

  const openWithdrawal = (answers: unknown[]) => {
    const opened = open(path, answers);
    const run = (withdrawal = request) =>
      act(() =>
        opened.result.current.withdraw.run(withdrawal).catch((error: Error) => error.message),
      );
    return { ...opened, run };
  };

  it('[API-25] [WD-04] withdraws, then refetches balances and withdrawals', async () => {
    const { run, calls, settled } = openWithdrawal([done]);
    await settled();
    expect(await run()).toEqual({ succeeded: true, message: 'Sent.' });
    expect(await calls(path)[0]?.json()).toEqual({
      Amount: '10',
      Address: '0x1',
      twofactor: '123456',
      txnPassword: 'x',
    });
    await waitFor(() => {
      expect(calls('/api/user/userbalances')).toHaveLength(2);
      expect(calls('/api/fund/withdrawalhistory')).toHaveLength(2);
    });
    expect(calls('/api/fund/activationhistory')).toHaveLength(1);
  });

  it('retries an uncertain withdrawal under its key', async () => {
    const { run, keys } = openWithdrawal([offline(), done, done]);
    await run();
    await run({ ...request, otp: '654321' });
    const [first, second, third] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('uses another key for another amount or address', async () => {
    const { run, keys } = openWithdrawal([done, done, done]);
    await run();
    await run({ ...request, amount: '11' });
    await run({ ...request, address: '0x2' });
    expect(new Set(keys()).size).toBe(3);
  });

  it('[WD-05] rejects with the server message', async () => {
    const { run } = openWithdrawal([{ status: 'error', message: 'Insufficient balance.' }]);
    expect(await run()).toBe('Insufficient balance.');
  });
});

describe('useLockFunds', () => {
  it('[API-26] [LOCK-03] locks under a key, then refetches balances and locks', async () => {
    const path = '/api/fund/Activatenow';
    const done = success({ data: { message: 'Activation success' } });
    const { result, calls, keys, settled } = open(path, [done]);
    await settled();
    const request = { amount: '50', plan: 3, otp: '' };
    const outcome = await act(() => result.current.lock.run(request));
    expect(outcome).toEqual({ succeeded: true, message: 'Activation success' });
    expect(await calls(path)[0]?.json()).toEqual({ Amount: '50', planid: 3, twofactor: '' });
    expect(keys()[0]).toMatch(/^[\da-f]{32}$/);
    await waitFor(() => {
      expect(calls('/api/user/userbalances')).toHaveLength(2);
      expect(calls('/api/fund/activationhistory')).toHaveLength(2);
    });
  });

  it('retries an uncertain lock under its key', async () => {
    const path = '/api/fund/Activatenow';
    const done = success({ data: { message: 'Activation success' } });
    const { result, keys } = open(path, [offline(), done]);
    const locking = result.current.lock.run({ amount: '5000', plan: 3, otp: '123456' });
    expect(await act(() => locking)).toMatchObject({ succeeded: true });
    const [first, second] = keys();
    expect(second).toBe(first);
  });
});
