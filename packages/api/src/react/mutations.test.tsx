// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NOT_LOGGED_IN, paginate } from '../contract';
import {
  useAnswerRealityCheck,
  useBalances,
  useBeginBreak,
  useChangePassword,
  useChangeTxnPassword,
  useChangeWalletAddress,
  useCheckDeposits,
  useCreateTicket,
  useDeposits,
  useFetchPlaySession,
  useForgotPassword,
  useHasTxnPassword,
  useResetPassword,
  useRevokeSession,
  useSessions,
  useStopWithdrawals,
  useConfirmPlayLimit,
  usePlayLimits,
  usePlaySession,
  useSetPlayLimit,
  useSetRealityCheck,
  useTickets,
} from './index';
import { balances, openPage, success, type Answer } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const page = success({ data: [], pagination: paginate(0, 1) });
const list = success({ data: [] });
const session = {
  now: 5_000,
  began_at: 4_000,
  staked: '5',
  returned: '2.5',
  check_minutes: 15,
  next_check_at: 6_000,
  last_sign_in: 1_000,
};

/** Runs an action on a page that shows the queries' data. */
async function perform<Result>(
  answers: Record<string, Answer>,
  use: () => { readonly run: () => Promise<Result> },
  useQueries: () => readonly { readonly data: unknown }[] = () => [],
) {
  const opened = openPage(answers);
  const hook = renderHook(() => [use(), useQueries()] as const, { wrapper: opened.wrapper });
  await waitFor(() => {
    for (const { data } of hook.result.current[1]) expect(data).toBeDefined();
  });
  const outcome = await act(() =>
    hook.result.current[0].run().catch((error: Error) => error.message),
  );
  return { ...opened, outcome };
}

const password = 'Abcdefg1';
const bodyOf = (requests: readonly Request[]) => requests[0]?.json();

describe('a mutation', () => {
  it('[API-13] [SET-02] changes the password, then refetches the sessions', async () => {
    const use = () => {
      const { run } = useChangePassword();
      return { run: () => run({ current: 'old', password, confirmation: password }) };
    };
    const { outcome, calls } = await perform(
      { '/api/user/changePassword': () => success({}), '/api/user/sessions': () => list },
      use,
      () => [useSessions()],
    );
    expect(outcome).toEqual({ message: 'Welcome' });
    expect(await bodyOf(calls('/api/user/changePassword'))).toEqual({
      current_password: 'old',
      new_password: password,
      confirm_new_password: password,
    });
    await waitFor(() => expect(calls('/api/user/sessions')).toHaveLength(2));
  });

  it('[API-14] [SET-02] sets the TXN password, then reports it as set', async () => {
    const unset = { status: 'error', message: 'None is set.', code: 'NO_TXN_PASSWORD' };
    const replies = [unset, success({})];
    const use = () => {
      const { run } = useChangeTxnPassword();
      return { run: () => run({ current: '', password, confirmation: password }) };
    };
    const { calls } = await perform(
      {
        '/api/user/changeTxnPassword': () => success({}),
        '/api/user/checkTxnPassword': () => replies.shift(),
      },
      use,
      () => [useHasTxnPassword()],
    );
    expect(await bodyOf(calls('/api/user/changeTxnPassword'))).toEqual({
      currentTxnPassword: '',
      txnPassword: password,
      reTxnPassword: password,
    });
    await waitFor(() => expect(calls('/api/user/checkTxnPassword')).toHaveLength(2));
  });

  it('[API-15] [SET-02] sets the wallet address', async () => {
    const use = () => {
      const { run } = useChangeWalletAddress();
      return { run: () => run({ address: '0x1', txnPassword: 'x', otp: '123456' }) };
    };
    const { calls } = await perform({ '/api/user/updateWallet': () => success({}) }, use);
    expect(await bodyOf(calls('/api/user/updateWallet'))).toEqual({
      wallet_address: '0x1',
      txnPassword: 'x',
      twofactor: '123456',
    });
  });

  it('(C11) stops withdrawals with only the token of the link', async () => {
    const use = () => {
      const { run } = useStopWithdrawals();
      return { run: () => run({ token: 'token-of-the-mail' }) };
    };
    const path = '/api/auth/stopWithdrawals';
    const { outcome, calls } = await perform({ [path]: () => success({}) }, use);
    expect(outcome).toEqual({ message: 'Welcome' });
    expect(await bodyOf(calls(path))).toEqual({ token: 'token-of-the-mail' });
  });

  it('[API-40] ends a session, then refetches the sessions', async () => {
    const use = () => {
      const { run } = useRevokeSession();
      return { run: () => run('s1') };
    };
    const { calls } = await perform(
      { '/api/user/revokeSession': () => success({}), '/api/user/sessions': () => list },
      use,
      () => [useSessions()],
    );
    expect(await bodyOf(calls('/api/user/revokeSession'))).toEqual({ id: 's1' });
    await waitFor(() => expect(calls('/api/user/sessions')).toHaveLength(2));
  });

  it('sets, removes and confirms limits, then refetches them', async () => {
    const limit = { kind: 'stakes', period: 'day' } as const;
    const use = () => {
      const { run: set } = useSetPlayLimit();
      const { run: confirm } = useConfirmPlayLimit();
      return {
        run: async () => {
          await set({ ...limit, amount: 2_500_000n });
          await set({ ...limit, amount: null });
          return confirm(limit);
        },
      };
    };
    const { outcome, calls } = await perform(
      {
        '/api/user/setPlayLimit': () => success({}),
        '/api/user/confirmPlayLimit': () => success({}),
        '/api/user/playLimits': () => success({ data: [] }),
      },
      use,
      () => [usePlayLimits()],
    );
    expect(outcome).toEqual({ message: 'Welcome' });
    const sent = calls('/api/user/setPlayLimit');
    expect(await bodyOf(sent.slice(0, 1))).toEqual({ ...limit, amount: '2.5' });
    expect(await bodyOf(sent.slice(1))).toEqual({ ...limit, amount: null });
    expect(await bodyOf(calls('/api/user/confirmPlayLimit'))).toEqual(limit);
    await waitFor(() => expect(calls('/api/user/playLimits').length).toBeGreaterThan(1));
  });

  it('begins a break, then refetches the limits', async () => {
    const use = () => {
      const { run } = useBeginBreak();
      return { run: () => run('twoMonths') };
    };
    const { outcome, calls } = await perform(
      {
        '/api/user/beginBreak': () => success({}),
        '/api/user/playLimits': () => success({ data: [] }),
      },
      use,
      () => [usePlayLimits()],
    );
    expect(outcome).toEqual({ message: 'Welcome' });
    expect(await bodyOf(calls('/api/user/beginBreak'))).toEqual({ length: 'twoMonths' });
    await waitFor(() => expect(calls('/api/user/playLimits')).toHaveLength(2));
  });

  it('signs out after a self-exclusion, without a request in the ended session', async () => {
    const use = () => {
      const { run } = useBeginBreak();
      return { run: () => run('halfYear') };
    };
    const { outcome, calls, client } = await perform(
      {
        '/api/user/beginBreak': () => success({}),
        '/api/user/playLimits': () => success({ data: [] }),
      },
      use,
      () => [usePlayLimits()],
    );
    expect(outcome).toEqual({ message: 'Welcome' });
    expect(client.session.get()).toMatchObject({ signedIn: false, end: 'here' });
    expect(calls('/api/user/playLimits')).toHaveLength(1);
  });

  it('sets and answers reality checks, then refetches the play session', async () => {
    const use = () => {
      const { run: set } = useSetRealityCheck();
      const { run: answer } = useAnswerRealityCheck();
      return {
        run: async () => {
          await set(30);
          await set(null);
          return answer();
        },
      };
    };
    const { outcome, calls } = await perform(
      {
        '/api/user/setRealityCheck': () => success({}),
        '/api/user/answerRealityCheck': () => success({}),
        '/api/user/playSession': () => success({ data: session }),
      },
      use,
      () => [usePlaySession()],
    );
    expect(outcome).toEqual({ message: 'Welcome' });
    const sent = calls('/api/user/setRealityCheck');
    expect(await bodyOf(sent.slice(0, 1))).toEqual({ minutes: 30 });
    expect(await bodyOf(sent.slice(1))).toEqual({ minutes: null });
    expect(calls('/api/user/answerRealityCheck')).toHaveLength(1);
    await waitFor(() => expect(calls('/api/user/playSession').length).toBeGreaterThan(1));
  });

  it('fetches the play session, with times by the clock of this device', async () => {
    const before = Date.now();
    const { outcome } = await perform(
      { '/api/user/playSession': () => success({ data: session }) },
      useFetchPlaySession,
    );
    if (typeof outcome === 'string') throw new Error(outcome);
    const { beganAt, nextCheckAt, ...figures } = outcome;
    expect(figures).toEqual({
      staked: 5_000_000n,
      net: -2_500_000n,
      checkMinutes: 15,
      lastSignInAt: 1_000,
    });
    expect(beganAt).toBeGreaterThanOrEqual(before - 1_000);
    expect(nextCheckAt).toBe(Number(beganAt) + 2_000);
  });

  it('[API-30] [SUP-04] opens a ticket, then refetches the tickets', async () => {
    const use = () => {
      const { run } = useCreateTicket();
      return { run: () => run({ name: 'Al', email: 'a@b.co', message: 'Hi', type: 'bug' }) };
    };
    const { outcome, calls } = await perform(
      {
        '/api/support/createticket': () => success({ message: 'Request Placed successfully' }),
        '/api/support/mytickets': () => page,
      },
      use,
      () => [useTickets(1)],
    );
    expect(outcome).toEqual({ succeeded: true, message: 'Request Placed successfully' });
    expect(await bodyOf(calls('/api/support/createticket'))).toEqual({
      name: 'Al',
      email: 'a@b.co',
      requestmessage: 'Hi',
      selectedLevel: 'bug',
    });
    await waitFor(() => expect(calls('/api/support/mytickets')).toHaveLength(2));
  });

  it('[API-20] [API-21] checks for deposits, then refetches deposits and balances once', async () => {
    const { calls } = await perform(
      {
        '/api/fund/walletdeposit': () => success({}),
        '/api/fund/walletdepositmultiple': () => success({}),
        '/api/fund/deposithistory': () => page,
        '/api/user/userbalances': () => balances(),
      },
      useCheckDeposits,
      () => [useDeposits(1), useBalances()],
    );
    expect(calls('/api/fund/walletdeposit')).toHaveLength(1);
    expect(calls('/api/fund/walletdepositmultiple')).toHaveLength(1);
    await waitFor(() => {
      expect(calls('/api/fund/deposithistory')).toHaveLength(2);
      expect(calls('/api/user/userbalances')).toHaveLength(2);
    });
  });

  it('[AUTH-09] requests a link, and sets a new password with it', async () => {
    const useLink = () => {
      const { run } = useForgotPassword();
      return { run: () => run({ email: 'a@b.co' }) };
    };
    const asked = await perform({ '/api/auth/forgotPassword': () => success({}) }, useLink);
    expect(asked.outcome).toEqual({ message: 'Welcome' });
    const useToken = () => {
      const { run } = useResetPassword();
      return { run: () => run({ token: 't', password, confirmation: password }) };
    };
    const { calls } = await perform({ '/api/auth/resetPassword': () => success({}) }, useToken);
    expect(await bodyOf(calls('/api/auth/resetPassword'))).toEqual({
      token: 't',
      new_password: password,
      confirm_new_password: password,
    });
  });

  it('rejects with the server message', async () => {
    const use = () => {
      const { run } = useRevokeSession();
      return { run: () => run('s1') };
    };
    const refusal = { status: 'error', message: 'There is no such session.' };
    const { outcome, session } = await perform({ '/api/user/revokeSession': () => refusal }, use);
    expect(outcome).toBe('There is no such session.');
    expect(session.get().signedIn).toBe(true);
  });

  it('signs out when the session is over', async () => {
    const use = () => {
      const { run } = useRevokeSession();
      return { run: () => run('s1') };
    };
    const over = { status: 'error', message: NOT_LOGGED_IN };
    const { session } = await perform({ '/api/user/revokeSession': () => over }, use);
    expect(session.get().signedIn).toBe(false);
  });
});
