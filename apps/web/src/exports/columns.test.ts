// @vitest-environment jsdom
import { toCsv, type BetIntent, type CsvColumn } from '@platform/api';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { at } from './at';
import * as columns from './columns';
import * as demoColumns from './demoColumns';
import * as gameColumns from './gameColumns';

afterEach(cleanup);

vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock(
  '@platform/ui',
  () => import('../../../../packages/ui/src/data/historyColumns/useIncomeRemark'),
);

const AT = Date.UTC(2026, 0, 5, 15, 7, 9, 250);
const ISO = '2026-01-05T15:07:09.250Z';
const LATER = AT + 60_000;
const LATER_ISO = '2026-01-05T15:08:09.250Z';

/** Amount beyond the precision of a float. */
const AMOUNT = parseUsdt('12345678901.000001');
const TWICE = parseUsdt('24691357802.000002');
const EXACT = '12345678901.000001';
const EXACT_TWICE = '24691357802.000002';

const PERIOD = '20260105100010907';
const GREEN: BetIntent['bet'] = parseBet('color', 'green');

const myBet = {
  id: '1007',
  roundNumber: PERIOD,
  bet: GREEN,
  amount: AMOUNT,
  state: 'won',
  received: TWICE,
  result: { roundNumber: PERIOD, number: 5 },
  placedAt: AT,
} as const;

const proof = {
  roundNumber: PERIOD,
  place: 907,
  closesAt: AT,
  commitment: 'c0ffee',
  link: '11ed',
  serverSeed: '5eed',
  beacon: { source: 'drand', publicKey: 'be11', round: 34_177_028, signature: '519e' },
  digit: 5,
  voidReason: null,
} as const;

interface Case {
  name: keyof typeof columns | keyof typeof gameColumns | keyof typeof demoColumns;
  what: string;
  write: () => string;
  header: string;
  line: string;
}

const write = <Row>(
  name: Case['name'],
  what: string,
  use: () => readonly CsvColumn<Row>[],
  row: Row,
  header: string,
  line: string,
): Case => ({
  name,
  what,
  write: () => toCsv(renderHook(use).result.current, [row]),
  header,
  line,
});

const BET_HEADER =
  'Bet ID,Game,Period,Placed,Settled,Bet Position,Status,Result,Reason for calling off,Bet,Winning,Profit';
const SECURITY_HEADER = 'When,What,From,Amount,Wallet address,Refused attempts';
const ROUND_HEADER =
  'Round number,Betting closed,Result,Reason for calling off,Commitment,Server seed,Beacon,Public key,Beacon round,Beacon signature,Place in the chain,Link in the chain';
const MY_BET_HEADER =
  'Bet ID,Period,Placed,Bet Position,Status,Result,Reason for calling off,Bet,Winning,Profit';

const CASES: readonly Case[] = [
  write(
    'useBetCsv',
    'a settled bet',
    columns.useBetCsv,
    {
      id: '1007',
      game: 'Wingo 1 Min',
      state: 'won',
      settledAt: LATER,
      amount: TWICE,
      position: 'green',
      winning: AMOUNT,
      received: AMOUNT,
      placedAt: AT,
      roundNumber: PERIOD,
      result: 5,
    },
    BET_HEADER,
    `1007,Wingo 1 Min,${PERIOD},${ISO},${LATER_ISO},green,won,5,,${EXACT_TWICE},${EXACT},-${EXACT}`,
  ),
  write(
    'useBetCsv',
    'a bet that was paid back',
    columns.useBetCsv,
    {
      id: '1008',
      game: 'Wingo 1 Min',
      state: 'refunded',
      settledAt: LATER,
      amount: AMOUNT,
      position: 'green',
      winning: AMOUNT,
      received: AMOUNT,
      placedAt: AT,
      roundNumber: PERIOD,
      voidReason: 'no-beacon',
    },
    BET_HEADER,
    `1008,Wingo 1 Min,${PERIOD},${ISO},${LATER_ISO},green,refunded,,no-beacon,${EXACT},${EXACT},0`,
  ),
  write(
    'useDepositCsv',
    'a deposit',
    columns.useDepositCsv,
    { hash: '0xabc', network: 'USDT-BEP20', amount: AMOUNT, madeAt: AT },
    'Date,Network,USDT,Hash',
    `${ISO},USDT-BEP20,${EXACT},0xabc`,
  ),
  write(
    'useLockCsv',
    'a lock',
    columns.useLockCsv,
    { amount: AMOUNT, plan: 2, lockedAt: AT, unlocksAt: LATER },
    'Activation Date,Plan,Unlock Date,Amount',
    `${ISO},6 months,${LATER_ISO},${EXACT}`,
  ),
  write(
    'useWithdrawalCsv',
    'a withdrawal that is not sent yet',
    columns.useWithdrawalCsv,
    {
      network: 'USDT-POS',
      state: 'pending',
      amount: TWICE,
      payable: AMOUNT,
      hash: null,
      changedAt: AT,
    },
    'Date,Status,Network,Amount,Payable Amount,Hash',
    `${ISO},pending,USDT-POS,${EXACT_TWICE},${EXACT},`,
  ),
  write(
    'useWithdrawalCsv',
    'a withdrawal that was sent',
    columns.useWithdrawalCsv,
    {
      network: 'USDT-BEP20',
      state: 'success',
      amount: TWICE,
      payable: AMOUNT,
      hash: '0xabc',
      changedAt: AT,
    },
    'Date,Status,Network,Amount,Payable Amount,Hash',
    `${ISO},success,USDT-BEP20,${EXACT_TWICE},${EXACT},0xabc`,
  ),
  write(
    'useIncomeCsv',
    'an income with its bet',
    columns.useIncomeCsv,
    {
      amount: AMOUNT,
      remark: 'Level 1, self',
      receivedAt: AT,
      bet: { id: '1007', game: 'Wingo 1 Min', amount: TWICE, position: 'low', winning: AMOUNT },
    },
    'Date,Received Winning,Remark,Game,Bet ID,Bet,Bet Position,Winning',
    `${ISO},${EXACT},"Level 1, self",Wingo 1 Min,1007,${EXACT_TWICE},low,${EXACT}`,
  ),
  write(
    'useIncomeCsv',
    'an income without a bet',
    columns.useIncomeCsv,
    { amount: AMOUNT, remark: 'Locker', receivedAt: AT, bet: null },
    'Date,Received Winning,Remark,Game,Bet ID,Bet,Bet Position,Winning',
    `${ISO},${EXACT},Locker,,,,,`,
  ),
  write(
    'useIncomeCsv',
    'the remark of an income as the table shows it',
    columns.useIncomeCsv,
    {
      amount: AMOUNT,
      remark: 'From the server',
      reason: { code: 'lockMonth', params: { month: 2, months: 12, amount: '600' } },
      receivedAt: AT,
      bet: null,
    },
    'Date,Received Winning,Remark,Game,Bet ID,Bet,Bet Position,Winning',
    `${ISO},${EXACT},Month 2 of 12 on 600 USDT,,,,,`,
  ),
  write(
    'useReferralCsv',
    'a referral who has not activated',
    columns.useReferralCsv,
    { username: 'U1', name: '=Asha', joinedAt: AT, packageAmount: AMOUNT, activatedAt: null },
    'Username,Name,Joining Date,Package,Activation Date',
    `U1,'=Asha,${ISO},${EXACT},`,
  ),
  write(
    'useReferralCsv',
    'a referral who has activated',
    columns.useReferralCsv,
    { username: 'U2', name: 'Ben', joinedAt: AT, packageAmount: AMOUNT, activatedAt: LATER },
    'Username,Name,Joining Date,Package,Activation Date',
    `U2,Ben,${ISO},${EXACT},${LATER_ISO}`,
  ),
  write(
    'useTeamCsv',
    'a member of the team',
    columns.useTeamCsv,
    { serial: 3, code: 'U1', name: 'Asha', joinedAt: AT, level: 2 },
    'Serial Number,Code,Name,Joining Date,Level',
    `3,U1,Asha,${ISO},2`,
  ),
  write(
    'useTicketCsv',
    'a ticket that is answered',
    columns.useTicketCsv,
    {
      id: '5',
      requestNumber: 'R-5',
      type: 'bug',
      message: 'It says "no".',
      solution: 'It says yes.',
      state: 'closed',
      requestedAt: AT,
      closedAt: LATER,
    },
    'Request No,Type,Message,Solution,Status,Request Date,Closed Date',
    `R-5,bug,"It says ""no"".",It says yes.,closed,${ISO},${LATER_ISO}`,
  ),
  write(
    'useSecurityCsv',
    'a sign-in',
    columns.useSecurityCsv,
    {
      id: '1',
      at: AT,
      event: 'sign-in',
      from: { browser: 'Firefox', platform: 'Linux', place: null, ipAddress: '192.0.2.1' },
      amount: null,
      wallet: null,
      refused: 0,
    },
    SECURITY_HEADER,
    `${ISO},sign-in,Firefox Linux 192.0.2.1,,,0`,
  ),
  write(
    'useSecurityCsv',
    'a payment, with the attempts that were refused before it',
    columns.useSecurityCsv,
    {
      id: '2',
      at: AT,
      event: 'withdrawal-paid',
      from: null,
      amount: AMOUNT,
      wallet: '0xabc',
      refused: 3,
    },
    SECURITY_HEADER,
    `${ISO},withdrawal-paid,,${EXACT},0xabc,3`,
  ),
  write(
    'useRoundCsv',
    'a round that was drawn',
    gameColumns.useRoundCsv,
    { roundNumber: PERIOD, result: { roundNumber: PERIOD, number: 5 }, voidReason: null, proof },
    ROUND_HEADER,
    `${PERIOD},${ISO},5,,c0ffee,5eed,drand,be11,34177028,519e,907,11ed`,
  ),
  write(
    'useRoundCsv',
    'a round that was called off',
    gameColumns.useRoundCsv,
    {
      roundNumber: PERIOD,
      result: null,
      voidReason: 'no-beacon',
      proof: { ...proof, beacon: { ...proof.beacon, signature: null }, digit: null },
    },
    ROUND_HEADER,
    `${PERIOD},${ISO},,no-beacon,c0ffee,5eed,drand,be11,34177028,,907,11ed`,
  ),
  write(
    'useRoundCsv',
    'a round of which nothing is published',
    gameColumns.useRoundCsv,
    {
      roundNumber: PERIOD,
      result: { roundNumber: PERIOD, number: 0 },
      voidReason: null,
      proof: null,
    },
    ROUND_HEADER,
    `${PERIOD},,0,,,,,,,,,`,
  ),
  write(
    'useRoundCsv',
    'a round without a beacon',
    gameColumns.useRoundCsv,
    {
      roundNumber: PERIOD,
      result: null,
      voidReason: 'no-beacon',
      proof: { ...proof, beacon: null, digit: null },
    },
    ROUND_HEADER,
    `${PERIOD},${ISO},,no-beacon,c0ffee,5eed,,,,,907,11ed`,
  ),
  write(
    'useMyBetCsv',
    'a bet that won',
    gameColumns.useMyBetCsv,
    myBet,
    MY_BET_HEADER,
    `1007,${PERIOD},${ISO},green,won,5,,${EXACT},${EXACT_TWICE},${EXACT}`,
  ),
  write(
    'useMyBetCsv',
    'a bet that is open',
    gameColumns.useMyBetCsv,
    { ...myBet, bet: parseBet('number', '0'), state: 'open', received: 0n, result: null },
    MY_BET_HEADER,
    `1007,${PERIOD},${ISO},0,open,,,${EXACT},,`,
  ),
  write(
    'useMyBetCsv',
    'a bet whose state is not known',
    gameColumns.useMyBetCsv,
    { ...myBet, state: null, received: 0n, result: null },
    MY_BET_HEADER,
    `1007,${PERIOD},${ISO},green,,,,${EXACT},,`,
  ),
  write(
    'useMyBetCsv',
    'a bet that was paid back',
    gameColumns.useMyBetCsv,
    {
      ...myBet,
      bet: parseBet('low', ''),
      state: 'refunded',
      received: AMOUNT,
      result: null,
      voidReason: 'seed-lost',
    },
    MY_BET_HEADER,
    `1007,${PERIOD},${ISO},low,refunded,,seed-lost,${EXACT},${EXACT},0`,
  ),
  write(
    'useDemoCsv',
    'a round that lost',
    demoColumns.useDemoCsv,
    {
      number: 1,
      at: AT,
      stake: AMOUNT,
      outcome: '12.04 over 50.00',
      won: false,
      multiplier: { numerator: 0n, denominator: 1n },
      payout: 0n,
    },
    'Date,Result,Bet,Multiplier,Profit',
    `${ISO},12.04 over 50.00,${EXACT},0,-${EXACT}`,
  ),
  write(
    'useDemoCsv',
    'a round that won a part of its stake',
    demoColumns.useDemoCsv,
    {
      number: 2,
      at: AT,
      stake: parseUsdt('3'),
      outcome: '12 rows, low',
      won: true,
      multiplier: { numerator: 1n, denominator: 3n },
      payout: parseUsdt('1'),
    },
    'Date,Result,Bet,Multiplier,Profit',
    `${ISO},"12 rows, low",3,0.333333,-2`,
  ),
];

test.each(CASES)('$name writes $what', ({ write: written, header, line }) => {
  expect(written()).toBe(`\uFEFF${header}\r\n${line}\r\n`);
});

test('tests every set of columns', () => {
  const all = Object.keys({ ...columns, ...gameColumns, ...demoColumns });
  expect([...new Set(CASES.map(({ name }) => name))]).toEqual(expect.arrayContaining(all));
});

test('leaves the cell of a missing time empty', () => {
  expect([at(0), at(null), at(undefined)]).toEqual([new Date(0), null, null]);
});
