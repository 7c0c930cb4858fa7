import { USDT, type MicroUsdt } from '@platform/rules/money';
import { DIGITS, feeOf, payout, type Digit, type WingoBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import sql, { type Sql } from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { accountOf, balancesOf, escrowOf, platformAccount } from '../ledger/accounts';
import { auditLedger, platformBalance } from '../ledger/audit';
import { transfer } from '../testing/transfer';
import { testDatabase, type TestDatabase } from '../testing/database';
import { membersWith, memberWith } from '../testing/people';
import { drawRounds } from '../testing/draws';
import { callOff, drawAs, openRound, reachDraw, readRound } from '../testing/rounds';
import { placeBets } from './bets';
import { closeRounds } from './rounds';
import { SELECTIONS } from './selections';
import { settleRound, unsettledRounds } from './settlement';

const START = 1_000n * USDT;
const NO_LIMIT = 1_000_000_000n * USDT;
const CENT = 10_000n;

interface Stake {
  bet: WingoBet;
  stake: MicroUsdt;
}

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
});
afterEach(async () => {
  const audit = await auditLedger(db);
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

async function roundWith(stakes: readonly Stake[]) {
  const round = await openRound(db, 1);
  const members = await membersWith(db, stakes.length, START);
  const bids = stakes.map((stake, index) => ({
    member: members[index] ?? 0n,
    key: `bet-of-round-${round}`,
    ...stake,
  }));
  const placements = await placeBets(db, 1, bids, NO_LIMIT);
  expect(placements.filter(({ outcome }) => outcome !== 'accepted')).toEqual([]);
  return { round, members };
}

async function draw(round: bigint): Promise<Digit> {
  await reachDraw(db, round);
  await closeRounds(db);
  await drawRounds(db);
  const { state, result } = await readRound(db, round);
  if (result === null) throw new Error(`The round is ${state}, not drawn.`);
  return result;
}

async function settleAll(on: Database = db, batch?: number): Promise<void> {
  for (const round of await unsettledRounds(on)) await settleRound(on, round, batch);
}

const mainBalances = async (members: readonly bigint[]) =>
  (await Promise.all(members.map((member) => balancesOf(db, member)))).map(({ main }) => main);

const owed = (stakes: readonly Stake[], digit: Digit) =>
  stakes.map(({ bet, stake }) => START - stake + payout(bet, stake, digit));

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** One bet on every selection, with different stakes. */
const ONE_OF_EACH = SELECTIONS.map((bet, index) => ({ bet, stake: CENT * BigInt(index * 7 + 1) }));

/**
 * Returns a database that fails at the n-th statement containing `text`, as after a lost
 * connection.
 */
function breakingAt(text: string, nth: number): Database {
  let seen = 0;
  const query = async <Row extends object>(statement: Sql, name?: string) => {
    if (statement.text.includes(text) && (seen += 1) === nth) throw new Error('connection lost');
    return db.query<Row>(statement, name);
  };
  return { ...db, query };
}

test('[WINGO-11] pays random bets exactly according to the rules, and takes fees of 2%', async () => {
  const stakes = fc.array(
    fc.record({
      bet: fc.constantFrom(...SELECTIONS),
      stake: fc.bigInt({ min: 1n, max: 50_000n }).map((cents) => cents * CENT),
    }),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(stakes, async (bets) => {
      const [feesBefore, houseBefore] = await Promise.all([
        platformBalance(db, 'fees'),
        platformBalance(db, 'house'),
      ]);
      const { round, members } = await roundWith(bets);
      const digit = await draw(round);
      await settleAll();
      expect(await mainBalances(members)).toEqual(owed(bets, digit));
      expect(await escrowOf(db, round)).toBe(0n);
      const fees = sum(bets.map(({ stake }) => feeOf(stake)));
      const net = sum(bets.map(({ bet, stake }) => stake - payout(bet, stake, digit))) - fees;
      expect(await platformBalance(db, 'fees')).toBe(feesBefore + fees);
      expect(await platformBalance(db, 'house')).toBe(houseBefore + net);
    }),
    { numRuns: 12 },
  );
});

test('pays every selection according to the rules on every digit', async () => {
  for (const digit of DIGITS) {
    const { round, members } = await roundWith(ONE_OF_EACH);
    await reachDraw(db, round);
    await drawAs(db, round, digit);
    await settleAll();
    expect(await mainBalances(members)).toEqual(owed(ONE_OF_EACH, digit));
  }
});

test('settles a round without bets and makes no postings', async () => {
  const before = await db.query(sql`select id from transfer`);
  const round = await openRound(db, 1);
  await draw(round);
  await settleAll();
  expect(await readRound(db, round)).toMatchObject({ state: 'settled' });
  expect(await db.query(sql`select id from transfer`)).toEqual(before);
});

test.each([
  ['drawn', async (round: bigint) => void (await draw(round)), 'settled'],
  ['voided', (round: bigint) => callOff(db, round), 'voided'],
])('leaves no escrow for a round without bets once it is %s', async (_, end, state) => {
  const round = await openRound(db, 1);
  await end(round);
  await settleAll();
  expect(await readRound(db, round)).toMatchObject({ state });
  expect(
    await db.query(sql`select id from account where kind = 'escrow' and owner = ${round}`),
  ).toEqual([]);
});

test.each([
  ['before the first payout', 'pay_wingo_bets', 1],
  ['between two payouts', 'pay_wingo_bets', 3],
])(
  'after a crash %s, the next server settles the round and pays each bet once',
  async (_, text, nth) => {
    const bets = Array.from({ length: 5 }, () => ONE_OF_EACH).flat();
    const { round, members } = await roundWith(bets);
    const digit = await draw(round);
    await expect(settleAll(breakingAt(text, nth), 2)).rejects.toThrow('connection lost');
    expect((await readRound(db, round)).state).toBe('settling');
    await settleAll(db, 2);
    expect(await mainBalances(members)).toEqual(owed(bets, digit));
    expect((await readRound(db, round)).state).toBe('settled');
  },
);

test('servers that settle the same round at the same time pay each bet once', async () => {
  const bets = Array.from({ length: 5 }, () => ONE_OF_EACH).flat();
  const { round, members } = await roundWith(bets);
  const digit = await draw(round);
  await Promise.all([settleAll(db, 3), settleAll(db, 2), settleAll(db, 5)]);
  expect(await mainBalances(members)).toEqual(owed(bets, digit));
  expect((await readRound(db, round)).state).toBe('settled');
});

test('does not end a round whose escrow is not empty', async () => {
  const { round } = await roundWith(ONE_OF_EACH);
  await draw(round);
  const from = await platformAccount(db, 'house');
  const to = await accountOf(db, 'escrow', round);
  await db.transaction((tx) => transfer(tx, [{ key: 'astray', from, to, amount: 1n }]));
  await expect(settleAll()).rejects.toThrow('would end at 1 micro-USDT instead of zero');
  expect((await readRound(db, round)).state).toBe('settling');
});

test('(B9) pays a stake whose product with its rate exceeds 64 bits', async () => {
  const stake = 2_000_000n * USDT;
  const round = await openRound(db, 1);
  const member = await memberWith(db, stake);
  const bet: WingoBet = { betType: 'number', betValue: 7 };
  await placeBets(db, 1, [{ member, key: 'large', bet, stake }], NO_LIMIT);
  await drawAs(db, round, 7);
  await settleAll();
  expect(await mainBalances([member])).toEqual([payout(bet, stake, 7)]);
  expect((await readRound(db, round)).state).toBe('settled');
});

test('a voided round returns every stake, including the fee', async () => {
  const { round, members } = await roundWith(ONE_OF_EACH);
  await callOff(db, round);
  await settleAll(db, 4);
  expect(await mainBalances(members)).toEqual(members.map(() => START));
  expect(await escrowOf(db, round)).toBe(0n);
  expect(await readRound(db, round)).toMatchObject({ state: 'voided', result: null });
});

test('refuses to void a drawn round, and to change a settled round', async () => {
  const { round } = await roundWith(ONE_OF_EACH);
  await draw(round);
  await callOff(db, round);
  expect((await readRound(db, round)).state).toBe('drawn');
  await settleAll();
  await callOff(db, round);
  expect((await readRound(db, round)).state).toBe('settled');
  expect(await unsettledRounds(db)).toEqual([]);
});

test('a round is drawn once, even by several servers', async () => {
  const round = await openRound(db, 1);
  const digit = await draw(round);
  await Promise.all([drawRounds(db), drawRounds(db)]);
  expect((await readRound(db, round)).result).toBe(digit);
});
