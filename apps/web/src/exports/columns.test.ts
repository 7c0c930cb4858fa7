// @vitest-environment jsdom
import { toCsv, type BetIntent, type CsvColumn, type OriginalRecord } from '@platform/api';
import { parseUsdt } from '@platform/rules/money';
import { parsePath } from '@platform/rules/plinko';
import { parseBet } from '@platform/rules/wingo';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { at } from './at';
import * as columns from './columns';
import * as demoColumns from './demoColumns';
import * as gameColumns from './gameColumns';
import * as originalColumns from './originalColumns';

vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));

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
  seal: null,
} as const;

interface Case {
  name:
    | keyof typeof columns
    | keyof typeof gameColumns
    | keyof typeof demoColumns
    | keyof typeof originalColumns;
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
  'Bet ID,Game,Period,Placed,Settled,Bet position,Status,Result,Reason for calling off,Bet,Winning,Profit';
const SECURITY_HEADER = 'When,Event,From,Amount,Wallet address,Refused attempts';
const ROUND_HEADER =
  'Round number,Betting closed,Result,Reason for calling off,Commitment,Server seed,Beacon,Public key,Beacon round,Beacon signature,Place in the chain,Link in the chain';
const MY_BET_HEADER =
  'Bet ID,Period,Placed,Bet position,Status,Result,Reason for calling off,Bet,Winning,Profit';

const ORIGINAL_HEADER =
  'Bet ID,Placed,Bet,Result,Stake,Multiplier,Winning,Profit,Client seed,"Number of the bet, from 0",Commitment,Server seed';

const ball: OriginalRecord = {
  id: '1009',
  game: 'plinko',
  bet: { rows: 8, risk: 'low' },
  path: parsePath('RRRRRRLL'),
  bucket: 6,
  amount: AMOUNT,
  payout: TWICE,
  multiple: '1.1',
  placedAt: AT,
  pair: null,
  proof: {
    statement: {
      game: 'plinko',
      betId: '1009',
      serverSeedHash: 'c0ffee',
      clientSeed: 'mine',
      nonce: 7,
      settings: '8:low',
      amount: EXACT,
      result: 'RRRRRRLL',
      multiple: '1.1',
      payout: EXACT_TWICE,
      at: AT,
    },
    proof: { at: AT, index: 0, path: [], signature: '519e' },
  },
};

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
    'Request no.,Type,Message,Solution,Status,Request date,Closed date',
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
    'useOriginalCsv',
    'a ball whose server seed is secret',
    originalColumns.useOriginalCsv,
    ball,
    ORIGINAL_HEADER,
    `1009,${ISO},8:low,RRRRRRLL,${EXACT},1.1,${EXACT_TWICE},${EXACT},mine,7,c0ffee,`,
  ),
  write(
    'useOriginalCsv',
    'a ball whose server seed is revealed',
    originalColumns.useOriginalCsv,
    { ...ball, payout: 0n, pair: { serverSeed: '5eed', bets: 8 } },
    ORIGINAL_HEADER,
    `1009,${ISO},8:low,RRRRRRLL,${EXACT},1.1,0,-${EXACT},mine,7,c0ffee,5eed`,
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

test('every set of columns has a test', () => {
  const all = Object.keys({ ...columns, ...gameColumns, ...demoColumns, ...originalColumns });
  expect([...new Set(CASES.map(({ name }) => name))]).toEqual(expect.arrayContaining(all));
});

test('leaves the cell of a missing time empty', () => {
  expect([at(0), at(null), at(undefined)]).toEqual([new Date(0), null, null]);
});
