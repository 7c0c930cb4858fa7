// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BONUS_TYPES, NO_TXN_PASSWORD, paginate } from '../contract';
import {
  useBonuses,
  useBonusIncome,
  useDeposits,
  useDepositWays,
  useHasTxnPassword,
  useIncome,
  useLevels,
  useLocks,
  useMemberGuards,
  useReferralCount,
  useReferrals,
  useSessions,
  useSettledBets,
  useTeam,
  usePlayLimits,
  usePlaySession,
  useTickets,
  useTree,
  useTwoFactorSecret,
  useWithdrawals,
  type Query,
} from './index';
import { openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const pagination = paginate(0, 1);
const page = success({ data: [], pagination });
const list = success({ data: [] });
const income = { ...page, totalAmountsByType: [{ totalAmount: '1.5' }] };
const emptyPage = { rows: [], current: 1, pages: 0, total: 0 };
const root = { id: '7', code: 'asha' };

interface Case {
  readonly name: string;
  readonly use: () => Query<unknown>;
  readonly url: string;
  readonly reply: object;
  readonly data: unknown;
}

const cases: Case[] = [
  {
    name: '[API-09] useBonuses',
    use: useBonuses,
    url: '/api/user/getmemberdashboard',
    reply: list,
    data: BONUS_TYPES.map((type) => ({ type, name: null, amount: 0n })),
  },
  {
    name: '[API-10] useDepositWays',
    use: useDepositWays,
    url: '/api/user/walletinfo',
    reply: success({ companyaddress: '', PhonepayNo: '', networks: [] }),
    data: { addresses: [], other: null },
  },
  {
    name: '[API-11] useReferralCount',
    use: useReferralCount,
    url: '/api/user/totalReferral',
    reply: success({ totalreferral: 3 }),
    data: 3,
  },
  {
    name: '[API-12] useHasTxnPassword',
    use: useHasTxnPassword,
    url: '/api/user/checkTxnPassword',
    reply: success({}),
    data: true,
  },
  {
    name: '[API-16] useReferrals',
    use: () => useReferrals(2),
    url: '/api/user/getReferralHistory?page=2',
    reply: page,
    data: emptyPage,
  },
  {
    name: '[API-17] useLevels',
    use: useLevels,
    url: '/api/user/getlevel?page=1',
    reply: list,
    data: [],
  },
  {
    name: '[API-18] useTeam',
    use: () => useTeam(3, 2),
    url: '/api/user/getteam?leveltype=3&page=2',
    reply: page,
    data: emptyPage,
  },
  {
    name: '[API-19] useTree',
    use: () => useTree(root),
    url: '/api/tree/treeData',
    reply: list,
    data: null,
  },
  {
    name: '[API-22] useDeposits',
    use: () => useDeposits(2),
    url: '/api/fund/deposithistory?page=2',
    reply: page,
    data: emptyPage,
  },
  {
    name: '[API-23] useLocks',
    use: () => useLocks(2),
    url: '/api/fund/activationhistory?page=2',
    reply: page,
    data: emptyPage,
  },
  {
    name: '[API-24] useWithdrawals',
    use: () => useWithdrawals(2),
    url: '/api/fund/withdrawalhistory?page=2',
    reply: page,
    data: emptyPage,
  },
  {
    name: '[API-27] useIncome',
    use: () => useIncome('Refer_income', 2),
    url: '/api/fund/bonus?incometype=Refer_income&page=2',
    reply: income,
    data: { ...emptyPage, sum: 1_500_000n },
  },
  {
    name: '[API-28] useBonusIncome',
    use: () => useBonusIncome('direct', 2),
    url: '/api/fund/bonus?page=2&type=direct',
    reply: income,
    data: { ...emptyPage, sum: 1_500_000n },
  },
  {
    name: '[API-29] useTickets',
    use: () => useTickets(2),
    url: '/api/support/mytickets?page=2&pagetype=1',
    reply: page,
    data: emptyPage,
  },
  {
    name: 'usePlaySession',
    use: usePlaySession,
    url: '/api/user/playSession',
    reply: success({
      data: {
        now: 5_000,
        began_at: null,
        staked: '0',
        returned: '0',
        check_minutes: null,
        next_check_at: null,
        last_sign_in: null,
      },
    }),
    data: {
      beganAt: null,
      staked: 0n,
      net: 0n,
      checkMinutes: null,
      nextCheckAt: null,
      lastSignInAt: null,
    },
  },
  {
    name: 'usePlayLimits',
    use: usePlayLimits,
    url: '/api/user/playLimits',
    reply: success({
      data: [
        {
          kind: 'losses',
          period: 'week',
          amount: '10',
          used: '-2.5',
          left: '12.5',
          next_at: null,
          request: { amount: null, confirm_from: 1, confirm_until: 2 },
        },
      ],
      break: { kind: 'exclusion', ends_at: null },
    }),
    data: {
      limits: [
        {
          kind: 'losses',
          period: 'week',
          amount: 10_000_000n,
          used: -2_500_000n,
          left: 12_500_000n,
          nextAt: null,
          request: { amount: null, confirmFrom: 1, confirmUntil: 2 },
        },
      ],
      break: { kind: 'exclusion', endsAt: null },
    },
  },
  {
    name: 'usePlayLimits of another server',
    use: usePlayLimits,
    url: '/api/user/playLimits',
    reply: success({ data: [] }),
    data: { limits: [], break: null },
  },
  {
    name: '[API-31] useMemberGuards',
    use: useMemberGuards,
    url: '/api/twofactor/authstatus',
    reply: success({ data: [{ status: false }] }),
    data: {
      twoFactor: false,
      recoveryCodesLeft: null,
      withdrawalsFrom: null,
      withdrawalsStopped: false,
    },
  },
  {
    name: '[API-32] useTwoFactorSecret',
    use: () => useTwoFactorSecret(true),
    url: '/api/twofactor/generate',
    reply: success({
      secret: 'ABCDEFGH',
      otpauth_url: 'otpauth://x',
      qrCodeUrl: '',
      expires_in: 600,
    }),
    data: { secret: 'ABCDEFGH', url: 'otpauth://x', expiresAt: expect.any(Number) as number },
  },
  {
    name: '[API-39] useSettledBets',
    use: () => useSettledBets(2),
    url: '/api/game/myColourWinnings?page=2',
    reply: success({ data: { winnings: [], pagination } }),
    data: emptyPage,
  },
  {
    name: '[API-40] useSessions',
    use: useSessions,
    url: '/api/user/sessions',
    reply: list,
    data: [],
  },
];

function sorted(address: string): string {
  const url = new URL(address, 'https://page.test');
  url.searchParams.sort();
  return url.pathname + url.search;
}

describe('queries', () => {
  it.each(cases)(
    '$name sends one request and returns the mapped data',
    async ({ use, url, reply, data }) => {
      const [path = ''] = url.split('?');
      const { wrapper, calls } = openPage({ [path]: () => reply });
      const { result } = renderHook(() => [use(), use()], { wrapper });
      await waitFor(() => expect(result.current[0]?.data).toEqual(data));
      expect(calls(path).map((request) => sorted(request.url))).toEqual([url]);
    },
  );

  it('[API-19] [TREE-01] useTree requests the root member', async () => {
    const { wrapper, calls } = openPage({ '/api/tree/treeData': () => list });
    const { result } = renderHook(() => useTree(root), { wrapper });
    await waitFor(() => expect(result.current.data).toBeNull());
    expect(await calls('/api/tree/treeData')[0]?.json()).toEqual({ userid: '7', usercode: 'asha' });
  });

  it('a query sends nothing while its payload is unknown', async () => {
    const { wrapper, calls } = openPage({
      '/api/user/getteam': () => page,
      '/api/user/totalReferral': () => success({ totalreferral: 3 }),
    });
    const { result, rerender } = renderHook(
      ({ level }: { level: number | null }) =>
        [useTeam(level, 1), useReferralCount(), useTree(null), useTwoFactorSecret(false)] as const,
      { wrapper, initialProps: { level: null as number | null } },
    );
    await waitFor(() => expect(result.current[1].data).toBe(3));
    for (const idle of [result.current[0], result.current[2], result.current[3]]) {
      expect(idle).toMatchObject({ data: undefined, error: undefined, isLoading: false });
    }
    rerender({ level: 1 });
    await waitFor(() => expect(result.current[0].data).toEqual(emptyPage));
    expect(calls('/api/user/getteam')).toHaveLength(1);
  });
});

describe('useHasTxnPassword', () => {
  const answer = (reply: object) => {
    const { wrapper } = openPage({ '/api/user/checkTxnPassword': () => reply });
    return renderHook(useHasTxnPassword, { wrapper }).result;
  };

  it('[API-12] returns false for the error with the code', async () => {
    const result = answer({ status: 'error', message: 'None is set.', code: NO_TXN_PASSWORD });
    await waitFor(() => expect(result.current).toMatchObject({ data: false, error: undefined }));
  });

  it('[API-12] returns false for an error with only a status', async () => {
    const result = answer({ status: 'error', message: 'None is set.' });
    await waitFor(() => expect(result.current).toMatchObject({ data: false, error: undefined }));
  });

  it('[API-12] reports any other error', async () => {
    const result = answer({ status: 'error', message: 'Please wait.', code: 'BUSY' });
    await waitFor(() => expect(result.current.error?.message).toBe('Please wait.'));
    expect(result.current.data).toBeUndefined();
  });
});
