// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paginate } from '../contract';
import { publishedRow } from '../domain/testing/wire';
import { useBalances, useGameHistory, useLastResults, useMyBets, useProfile } from './index';
import { asha, balances, openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('useQuery', () => {
  it('useProfile returns the mapped profile', async () => {
    const data = {
      ID: '7',
      code: 'asha',
      name: 'Asha',
      email: 'a@b.c',
      emailid: 'a@b.c',
      mobile: '1',
      JoiningDate: '2024-01-31T10:00:00.000Z',
      level: 'Bronze',
      selfpackage: '50',
      walletaddress: '0x1',
      role: 'member',
    };
    const { wrapper } = openPage({ '/api/user/profile': () => success({ data }) });
    const { result } = renderHook(useProfile, { wrapper });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() =>
      expect(result.current.data).toMatchObject({ code: 'asha', lockedAmount: 50_000_000n }),
    );
    expect(result.current.isLoading).toBe(false);
  });

  it('returns an error, and recovers on a retry', async () => {
    let answer: unknown = { status: 'error', message: 'Not now.' };
    const { wrapper } = openPage({ '/api/user/userbalances': () => answer });
    const { result } = renderHook(() => useBalances(), { wrapper });
    await waitFor(() => expect(result.current.error?.message).toBe('Not now.'));
    answer = balances();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data?.main).toBe(5_000_000n));
    expect(result.current.error).toBeUndefined();
  });

  it('waits until a member is signed in', async () => {
    const { wrapper, session, calls } = openPage(
      { '/api/user/userbalances': () => balances() },
      { signedIn: false },
    );
    const { result } = renderHook(() => useBalances('/'), { wrapper });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(calls('/api/user/userbalances')).toHaveLength(0);
    act(() => session.signIn({ token: 't1', member: asha }));
    await waitFor(() => expect(result.current.data?.locker).toBe(1_000_000n));
  });

  it("never returns one member's data to another", async () => {
    const { wrapper, session } = openPage({
      '/api/user/userbalances': ({ headers }) =>
        balances({ ActivateWallet: headers.get('authorization') === 'Bearer t1' ? '5' : '9' }),
    });
    const { result } = renderHook(() => useBalances(), { wrapper });
    await waitFor(() => expect(result.current.data?.main).toBe(5_000_000n));
    act(() => session.signIn({ token: 't2', member: { ...asha, id: '8' } }));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.main).toBe(9_000_000n));
  });

  it('[API-36] [API-37] [API-38] reads results and history pages', async () => {
    const result = { number: 5, color: 'green+violet' };
    const round = publishedRow({ roundNumber: '19', result });
    const { wrapper, calls } = openPage({
      '/api/game/lastWiningNumbersnew': () => success({ data: [{ roundNumber: '19', ...result }] }),
      '/api/game/winingNumbersnew': () => success({ data: [round], pagination: paginate(11, 2) }),
      '/api/game/myBets': () => success({ data: [], pagination: paginate(0, 1) }),
    });
    const hooks = renderHook(
      () => ({ last: useLastResults(2), history: useGameHistory(2, 2), bets: useMyBets(2, 1) }),
      { wrapper },
    );
    await waitFor(() => {
      const { last, history, bets } = hooks.result.current;
      expect(last.data).toEqual([{ roundNumber: '19', number: 5 }]);
      expect(history.data).toMatchObject({
        current: 2,
        pages: 2,
        rows: [{ result: { number: 5 } }],
      });
      expect(bets.data).toMatchObject({ rows: [], total: 0 });
    });
    expect(calls('/api/game/winingNumbersnew')[0]?.url).toContain('?gametype=2&page=2');
  });
});
