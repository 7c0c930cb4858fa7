import { USDT, type MicroUsdt } from '@platform/rules/money';
import { payout, type Digit, type WingoBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { changeFund, fundBalances } from '../ledger/funds';
import { setLimits } from '../ledger/limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { membersWith } from '../testing/people';
import { drawAs, openRound, rewrite } from '../testing/rounds';
import { placeBets } from './bets';
import { settleRound, unsettledRounds } from './settlement';

const NO_LIMIT = 1_000_000_000n * USDT;
const SEVEN: WingoBet = { betType: 'number', betValue: 7 };
/**
 * Loss of the bankroll if a bet of 1 USDT on a number wins: the payout less the stake after the
 * fee.
 */
const LOSS = payout(SEVEN, USDT, 7) - (USDT * 98n) / 100n;

let database: TestDatabase;
let db: Database;
let key = 0;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
});
afterEach(() => database.drop());

const bankroll = async (): Promise<MicroUsdt> => (await fundBalances(db)).bankroll ?? 0n;

/** Sets the floor so that the bankroll covers exactly this loss. */
const cover = async (loss: MicroUsdt) => setLimits(db, { floor: (await bankroll()) - loss });

const bid = (member: bigint, bet: WingoBet, stake: MicroUsdt) => ({
  member,
  bet,
  stake,
  key: `bet-${(key += 1)}`,
});

const outcomes = async (on: Database, game: 1 | 2 | 3, bids: ReturnType<typeof bid>[]) =>
  (await placeBets(on, game, bids, NO_LIMIT)).map(({ outcome }) => outcome);

async function settle(round: bigint, digit: Digit): Promise<void> {
  await drawAs(db, round, digit);
  for (const due of await unsettledRounds(db)) await settleRound(db, due);
}

describe('a bet that could take the bankroll below its floor', () => {
  test('is refused even if the bankroll is only one micro-USDT short', async () => {
    const [member = 0n] = await membersWith(db, 1, 100n * USDT);
    await openRound(db, 1);
    await cover(LOSS - 1n);
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT)])).toEqual(['liability']);
    await cover(LOSS);
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT)])).toEqual(['accepted']);
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT / 100n)])).toEqual(['liability']);
  });

  test('is refused within a batch, and the other bets are accepted', async () => {
    const members = await membersWith(db, 5, 100n * USDT);
    await openRound(db, 1);
    await cover(3n * LOSS);
    const bids = members.map((member) => bid(member, SEVEN, USDT));
    expect((await outcomes(db, 1, bids)).toSorted()).toEqual([
      ...Array(3).fill('accepted'),
      ...Array(2).fill('liability'),
    ]);
  });

  test('is accepted again once other stakes cover the loss, or the bankroll is raised', async () => {
    const [member = 0n, other = 0n] = await membersWith(db, 2, 100n * USDT);
    await openRound(db, 1);
    await cover(LOSS);
    await outcomes(db, 1, [bid(member, SEVEN, USDT)]);
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT)])).toEqual(['liability']);
    const three: WingoBet = { betType: 'number', betValue: 3 };
    expect(await outcomes(db, 1, [bid(other, three, USDT)])).toEqual(['accepted']);
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT / 10n)])).toEqual(['accepted']);
    await changeFund(db, { fund: 'bankroll', amount: LOSS, person: 'Anna', reason: 'More bets.' });
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT)])).toEqual(['accepted']);
  });

  test('counts the possible losses of all games, and releases the losses of a settled round', async () => {
    const [member = 0n] = await membersWith(db, 1, 100n * USDT);
    const round = await openRound(db, 1);
    await openRound(db, 2);
    await cover(LOSS);
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT)])).toEqual(['accepted']);
    expect(await outcomes(db, 2, [bid(member, SEVEN, USDT)])).toEqual(['liability']);
    await settle(round, 3);
    expect(await outcomes(db, 2, [bid(member, SEVEN, USDT)])).toEqual(['accepted']);
  });
});

test('bets on several connections and games never let the bankroll fall below its floor', async () => {
  const members = await membersWith(db, 12, 1_000n * USDT);
  const games = [1, 2, 3] as const;
  const rounds = await Promise.all(games.map((game) => openRound(db, game)));
  const others = games.map(() => database.another());
  const covered = 20n * LOSS;
  await cover(covered);
  const floor = (await bankroll()) - covered;
  const answers = await Promise.all(
    members.flatMap((member, place) =>
      games.map((game, index) =>
        outcomes(others[index] ?? db, game, [
          bid(member, SEVEN, BigInt(1 + (place % 3)) * USDT),
          bid(member, { betType: 'number', betValue: 2 }, USDT),
        ]),
      ),
    ),
  );
  const flat = answers.flat();
  expect(flat).toContain('accepted');
  expect(flat).toContain('liability');
  // The worst result of every round: all payouts are made, and the floor holds.
  for (const round of rounds) await settle(round, 7);
  expect((await bankroll()) >= floor).toBe(true);
  expect(await bankroll()).toBeLessThan(floor + covered);
});

test('pays a win even if the bankroll is below its floor', async () => {
  const [member = 0n] = await membersWith(db, 1, 100n * USDT);
  const round = await openRound(db, 1);
  await outcomes(db, 1, [bid(member, SEVEN, USDT)]);
  await setLimits(db, { floor: NO_LIMIT * 1_000n });
  await settle(round, 7);
  expect(
    await db.query(sql`
    select balance from account where owner = ${member} and kind = 'main'`),
  ).toEqual([{ balance: 99n * USDT + payout(SEVEN, USDT, 7) }]);
});

describe('in an upgraded database', () => {
  /** Resets the funds to their state after a migration: without a balance. */
  const upgrade = () =>
    rewrite(
      db,
      sql`
      update account set balance = null where owner is null and kind in ('house', 'bonuses')`,
    );

  test('no limit applies until the first change to the funds, and that change counts all postings', async () => {
    const [member = 0n] = await membersWith(db, 1, 100n * USDT);
    const before = await fundBalances(db);
    await upgrade();
    await setLimits(db, { floor: NO_LIMIT * 1_000n });
    const round = await openRound(db, 1);
    expect(await outcomes(db, 1, [bid(member, SEVEN, USDT)])).toEqual(['accepted']);
    await settle(round, 7);
    const next = await openRound(db, 2);
    expect(await outcomes(db, 2, [bid(member, SEVEN, USDT)])).toEqual(['accepted']);
    await setLimits(db, { floor: 0n });
    const raise = { person: 'Anna', reason: 'Capital.', amount: 5n * USDT };
    const bankrollNow = await changeFund(db, { ...raise, fund: 'bankroll' });
    expect(bankrollNow).toBe((before.bankroll ?? 0n) - LOSS + 5n * USDT);
    expect(await changeFund(db, { ...raise, fund: 'bonuses' })).toBe(
      (before.bonuses ?? 0n) + 5n * USDT,
    );
    // The loss of the open round is reserved.
    expect(await db.query(sql`select reserved from wingo_round where id = ${next}`)).toEqual([
      { reserved: LOSS },
    ]);
  });

  test('the bankroll pays for bonuses that overdrew their budget', async () => {
    const before = await fundBalances(db);
    await upgrade();
    const paid = (before.bonuses ?? 0n) + 7n * USDT;
    const [member = 0n] = await membersWith(db, 1, 0n);
    await db.query(sql`
      select credit_income('income:lock:earlier/1', array[
        row(null, ${member}::bigint, 'locker', 'lock:earlier/1', ${paid}::bigint, '', null, null,
          null, null)::income])`);
    const raise = { person: 'Anna', reason: 'Capital.', amount: 5n * USDT };
    expect(await changeFund(db, { ...raise, fund: 'bonuses' })).toBe(5n * USDT);
    expect(await changeFund(db, { ...raise, fund: 'bankroll' })).toBe(
      (before.bankroll ?? 0n) - 2n * USDT,
    );
  });
});

test('income that exceeds the budget for bonuses waits until the budget is raised', async () => {
  const [member = 0n] = await membersWith(db, 1, 0n);
  const { bonuses } = await fundBalances(db);
  const pay = () =>
    db.query(sql`
      select credit_income('income:lock:earlier/1', array[
        row(null, ${member}::bigint, 'locker', 'lock:earlier/1', ${(bonuses ?? 0n) + 1n}::bigint,
          '', null, null, null, null)::income])`);
  await expect(pay()).rejects.toThrow(/Income waits until it is raised/);
  const raise = { person: 'Anna', reason: 'Bonuses.', amount: 1n };
  await changeFund(db, { ...raise, fund: 'bonuses' });
  await pay();
  expect((await fundBalances(db)).bonuses).toBe(0n);
});
