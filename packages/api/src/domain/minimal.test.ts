import { describe, expect, it } from 'vitest';
import * as contract from '../contract';
import { BONUS_TYPES, decode, type Call, type CallAnswer } from '../contract';
import { toBalances, toProfile, toSignIn } from './account';
import { toDeposits, toDepositWays, toLockOutcome, toLocks } from './funds';
import { toWithdrawalOutcome, toWithdrawals } from './funds';
import { toBonuses, toIncomeHistory } from './income';
import { toServerMessage } from './message';
import { toWingoRound } from './round';
import { toMemberGuards, toTwoFactorSecret } from './security';
import { toTicketOutcome, toTickets } from './support';
import { toLevels, toReferralCount, toReferrals, toTeam } from './team';
import { minimalReplies } from './testing/minimal';
import { MOMENT } from './testing/wire';
import { toTree } from './tree';
import { toSettledBets } from './winnings';
import { toGameHistory, toLastResults, toMyBets, toPlacedBet } from './wingo';

type Name = keyof typeof minimalReplies;

/** Call, mapped reply, and expected value for the minimal reply. */
type Case = readonly [id: string, name: Name, data: () => unknown, expected: unknown];

const expecting = <C extends Call>(
  id: string,
  call: C,
  toDomain: (answer: CallAnswer<C>) => unknown,
  expected: unknown,
): Case => {
  const name = call.name as Name;
  return [id, name, () => toDomain(decode(call.response, minimalReplies[name]) as never), expected];
};

const page = (row: object) => ({ rows: [row], current: 1, pages: 1, total: 1 });
const exchange = { sentAt: MOMENT, receivedAt: MOMENT + 100 };
const drawAt = Date.UTC(2024, 2, 31, 1, 29, 56);
const decoded = (answer: object) => answer;
const done = { status: 'success', message: 'Done' };
const asha = { id: '7', code: 'asha', name: 'Asha' };
const profile = {
  ...asha,
  email: 'asha@example.com',
  emailConfirmed: true,
  mobile: '+919876543210',
  joinedAt: MOMENT,
  rank: '2',
  lockedAmount: 50_000_000n,
  walletAddress: '0x1',
  role: 'member',
};
const ravi = { id: '8', code: 'ravi', name: 'Ravi', joinedAt: MOMENT };
const bet = { id: '55', game: 'Wingo 1 Min', amount: 10_000_000n, position: 'High' };

const cases: readonly Case[] = [
  expecting('API-04', contract.login, toSignIn, {
    token: 't1',
    // The profile contains the missing fields. If it cannot be fetched, the user name replaces
    // them.
    member: { id: 'asha', code: 'asha', name: 'asha' },
    message: 'Welcome',
  }),
  expecting('API-04', contract.login, (answer) => toSignIn(answer, profile).member, asha),
  expecting('API-05', contract.signup, toSignIn, {
    token: 't1',
    member: { id: '7', code: 'asha', name: 'asha' },
    message: 'Welcome',
  }),
  expecting('API-05', contract.signup, (answer) => toSignIn(answer, profile).member, asha),
  expecting('API-06', contract.logout, decoded, done),
  expecting('API-07', contract.profile, toProfile, profile),
  expecting('API-08', contract.userBalances, toBalances, {
    main: 12_500_000n,
    locker: 50_000_000n,
    disabled: false,
  }),
  expecting(
    'API-09',
    contract.memberDashboard,
    (answer) => toBonuses(answer).map(({ type, amount }) => [type, amount]),
    BONUS_TYPES.map((type) => [type, type === 'direct' ? 1_500_000n : 0n]),
  ),
  expecting('API-10', contract.walletInfo, toDepositWays, {
    addresses: [{ network: 'USDT-BEP20', address: '0x2' }],
    other: '98765 43210',
  }),
  expecting('API-11', contract.totalReferral, toReferralCount, 3),
  expecting('API-12', contract.checkTxnPassword, decoded, done),
  expecting('API-13', contract.changePassword, toServerMessage, { message: 'Password changed' }),
  expecting('API-14', contract.changeTxnPassword, toServerMessage, {
    message: 'TXN password changed',
  }),
  expecting('API-15', contract.updateWallet, toServerMessage, { message: 'Wallet updated' }),
  expecting(
    'API-16',
    contract.referralHistory,
    toReferrals,
    page({
      username: 'ravi',
      name: 'Ravi',
      joinedAt: MOMENT,
      lockedAmount: 50_000_000n,
      lockedAt: MOMENT,
    }),
  ),
  expecting('API-17', contract.levels, toLevels, [{ level: 1, name: 'Level 1', total: 12 }]),
  expecting(
    'API-18',
    contract.team,
    toTeam,
    page({ serial: 1, code: 'ravi', name: 'Ravi', joinedAt: MOMENT, level: 1 }),
  ),
  expecting('API-19', contract.treeData, toTree, {
    ...asha,
    joinedAt: MOMENT,
    active: true,
    lockedAmount: 50_000_000n,
    teamSize: 1,
    children: [{ ...ravi, active: false, lockedAmount: 0n, teamSize: 0, children: [] }],
  }),
  expecting('API-20', contract.walletDeposit, decoded, done),
  expecting('API-21', contract.walletDepositMultiple, decoded, done),
  expecting(
    'API-22',
    contract.depositHistory,
    toDeposits,
    page({ hash: '0xab', network: 'USDT-BEP20', amount: 25_000_000n, madeAt: MOMENT }),
  ),
  expecting(
    'API-23',
    contract.activationHistory,
    toLocks,
    page({ amount: 50_000_000n, plan: null, lockedAt: MOMENT, unlocksAt: null }),
  ),
  expecting(
    'API-24',
    contract.withdrawalHistory,
    toWithdrawals,
    page({
      network: 'USDT-BEP20',
      state: 'pending',
      amount: 20_000_000n,
      payable: 10_000_000n,
      hash: '0xcd',
      changedAt: MOMENT,
    }),
  ),
  expecting('API-25', contract.withdraw, toWithdrawalOutcome, {
    succeeded: true,
    message: 'On its way',
  }),
  expecting('API-26', contract.activate, toLockOutcome, {
    succeeded: true,
    message: 'Activation success',
  }),
  expecting('API-27] [API-28', contract.bonus, toIncomeHistory, {
    ...page({
      amount: 19_600_000n,
      remark: 'Won',
      receivedAt: MOMENT,
      bet: { ...bet, winning: 19_600_000n },
    }),
    sum: 19_600_000n,
  }),
  expecting(
    'API-29',
    contract.myTickets,
    toTickets,
    page({
      id: '1',
      requestNumber: 'R-1',
      type: 'bug',
      message: 'Help',
      solution: 'Done',
      state: 'closed',
      requestedAt: MOMENT,
      closedAt: MOMENT,
    }),
  ),
  expecting('API-30', contract.createTicket, toTicketOutcome, {
    succeeded: true,
    message: 'Request Placed successfully',
  }),
  expecting('API-31', contract.authStatus, toMemberGuards, {
    twoFactor: true,
    withdrawalsFrom: null,
    withdrawalsStopped: false,
    recoveryCodesLeft: null,
  }),
  expecting('API-32', contract.generateSecret, (answer) => toTwoFactorSecret(answer, exchange), {
    secret: 'ABCDEFGH',
    url: 'otpauth://totp/x',
    expiresAt: null,
  }),
  expecting('API-33', contract.authOtp, toServerMessage, { message: '2FA Enabled Successfully' }),
  expecting('API-34', contract.placeBet, toPlacedBet, {
    id: null,
    roundNumber: null,
    message: 'Bet placed',
  }),
  expecting('API-35', contract.gameInfo, (answer) => toWingoRound(1, answer, exchange), {
    gameType: 1,
    roundNumber: '20240331010091',
    endsAt: drawAt + 4_000,
    closesAt: drawAt - 11_000,
    drawsAt: drawAt,
    clockOffset: 0,
    commitment: null,
    root: null,
    beacon: null,
  }),
  expecting('API-36', contract.lastWinningNumbers, toLastResults, [
    { roundNumber: null, number: 5 },
  ]),
  expecting(
    'API-37',
    contract.winningNumbers,
    toGameHistory,
    page({
      roundNumber: '20',
      result: { roundNumber: '20', number: 0 },
      voidReason: null,
      proof: null,
    }),
  ),
  expecting(
    'API-38',
    contract.myBets,
    toMyBets,
    page({
      id: '20 high high 10000000 0',
      roundNumber: '20',
      amount: 10_000_000n,
      bet: { betType: 'high', betValue: 'high' },
      state: 'won',
      received: 19_600_000n,
      result: null,
      voidReason: null,
      placedAt: null,
      receipt: null,
      number: null,
      rootPath: null,
    }),
  ),
  expecting(
    'API-39',
    contract.myColourWinnings,
    toSettledBets,
    page({
      ...bet,
      state: 'won',
      settledAt: MOMENT,
      winning: 19_600_000n,
      received: 19_600_000n,
    }),
  ),
];

describe('a reply with only the fields of the specification', () => {
  it.each(cases)('[%s] is enough for %s', (_id, _name, data, expected) => {
    expect(data()).toEqual(expected);
  });

  it('exists for every call of the specification', () => {
    expect([...new Set(cases.map(([, name]) => name))].sort()).toEqual(
      Object.keys(minimalReplies).sort(),
    );
    expect(Object.keys(minimalReplies)).toHaveLength(35);
  });
});

describe('bets without an id', () => {
  const row = minimalReplies.myBets.data[0];
  const listed = (...rows: readonly unknown[]) => {
    const reply = { ...minimalReplies.myBets, data: rows };
    return toMyBets(decode(contract.myBets.response, reply)).rows;
  };

  it('keeps the ids of bets when newer bets arrive, including equal bets', () => {
    const before = listed(row, row).map(({ id }) => id);
    expect(new Set(before).size).toBe(2);
    expect(
      listed(row, row, row)
        .slice(1)
        .map(({ id }) => id),
    ).toEqual(before);
  });

  it('keeps the ids of bets when the oldest leaves the page', () => {
    const of = (amount: string) => ({ ...row, amount });
    const before = listed(of('1'), of('2'), of('3')).map(({ id }) => id);
    const after = listed(of('4'), of('1'), of('2')).map(({ id }) => id);
    expect(after.slice(1)).toEqual(before.slice(0, 2));
  });

  it('reports an unknown state until a bet wins', () => {
    expect(listed({ ...Object(row), total_winning: '0' })[0]).toMatchObject({
      state: null,
      received: 0n,
    });
  });
});

describe('a round of the history', () => {
  it('cannot be verified if a part of its proof is missing', () => {
    const [row] = minimalReplies.winningNumbers.data;
    const reply = {
      ...minimalReplies.winningNumbers,
      data: [{ ...Object(row), commitment: 'c0' }],
    };
    expect(
      toGameHistory(decode(contract.winningNumbers.response, reply)).rows[0]?.proof,
    ).toBeNull();
  });
});
