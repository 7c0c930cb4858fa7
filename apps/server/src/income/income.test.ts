import { multiply, USDT, type MicroUsdt } from '@platform/rules/money';
import { feeOf, parseBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { one, openDatabase, type Database } from '../db/database';
import { lockFunds } from '../funds/locks';
import { payIncome } from '../jobs/payIncome';
import { auditLedger, platformBalance } from '../ledger/audit';
import { testDatabase, type TestDatabase } from '../testing/database';
import { memberWith } from '../testing/people';
import { openRound, reachDraw } from '../testing/rounds';
import { placeBets } from '../wingo/bets';
import { drawRounds, voidRound } from '../wingo/draw';
import { closeRounds } from '../wingo/rounds';
import { SELECTIONS } from '../wingo/selections';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { atRisk, type StakedBet } from './atRisk';
import type { IncomeKind } from './credit';
import { MILLION, RANKS, TURNOVER } from './economics';
import { incomePage, incomeTotals } from './history';
import { rankOf } from './rankBonus';

const START = 1_000_000n * USDT;
const NO_LIMIT = 1_000_000_000n * USDT;
const HIGH = parseBet('high', '');
const LOW = parseBet('low', '');

let database: TestDatabase;
let db: Database;
/** A second server on the same database. */
let other: Database;
let errors: unknown[];
let keys = 0;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  other = openDatabase({ url: database.url });
  errors = [];
});
afterEach(async () => {
  const audit = await auditLedger(db);
  await other.close();
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect(errors).toEqual([]);
});

/** Pays what is due as two servers do it at the same time, and then once more. */
async function pay(): Promise<void> {
  const collect = (error: unknown) => errors.push(error);
  await Promise.all([payIncome(db, collect), payIncome(other, collect)]);
  await payIncome(db, collect);
}

type Play = StakedBet & { member: bigint };

async function place(plays: readonly Play[]): Promise<bigint> {
  const round = await openRound(db, 1);
  for (const { member, bet, stake } of plays) {
    const bid = { member, bet, stake, key: `bet-${(keys += 1)}` };
    const [placed] = await placeBets(db, 1, [bid], NO_LIMIT);
    expect(placed).toMatchObject({ outcome: 'accepted' });
  }
  return round;
}

async function finish(round: bigint): Promise<void> {
  await reachDraw(db, round);
  await closeRounds(db);
  await drawRounds(db);
  for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
}

/** Plays a round to its end, so many days ago. */
async function play(plays: readonly Play[], daysAgo = 0): Promise<bigint> {
  const round = await place(plays);
  await finish(round);
  await db.query(sql`
    update wingo_round set opens_at = opens_at - shift, closes_at = closes_at - shift,
      draws_at = draws_at - shift, ends_at = ends_at - shift
    from make_interval(days => ${daysAgo}) as shift where id = ${round}`);
  return round;
}

async function lock(member: bigint, amount: MicroUsdt, plan: 1 | 2 | 3 | 4 | 5 = 1) {
  const request = { member, amount, plan, key: `lock-${(keys += 1)}` };
  expect(await db.transaction((tx) => lockFunds(tx, request))).toBe('locked');
}

/** Moves a member's locks, and what they bring, into the past. */
async function lockedAgo(member: bigint, ago: { months?: number; days?: number }): Promise<void> {
  await db.query(sql`
    with shift (by) as (values (make_interval(months => ${ago.months ?? 0}, days => ${ago.days ?? 0}))),
    moved as (
      update fund_lock set locked_at = locked_at - by, unlocks_at = unlocks_at - by from shift
      where member_id = ${member} returning id)
    update lock_income set due_at = due_at - by from shift, moved
    where lock_id = moved.id and due_at <> 'infinity'`);
}

/** Moves the rounds into the day before, and has that day paid once more. */
async function dayPasses(): Promise<void> {
  keys += 1;
  await db.query(sql`
    update wingo_round set opens_at = opens_at - interval '1 day',
      closes_at = closes_at - interval '1 day', draws_at = draws_at - interval '1 day',
      ends_at = ends_at - interval '1 day'`);
  await db.query(sql`
    insert into income_run (source, kind, day)
    values (${`rebate:again-${keys}`}, 'rebate', ${await yesterday()})`);
}

const yesterday = async (): Promise<string> =>
  one(
    await db.query<{ day: string }>(
      sql`select ((clock_timestamp() at time zone 'UTC')::date - 1)::text as day`,
    ),
  ).day;

const earned = async (member: bigint, kind: IncomeKind): Promise<MicroUsdt> =>
  (await incomeTotals(db, member)).get(kind) ?? 0n;

const remarks = async (member: bigint, kind: IncomeKind): Promise<string[]> =>
  (await incomePage(db, member, kind, { page: 1, size: 50 })).rows.map(({ remark }) => remark);

const sum = (amounts: readonly MicroUsdt[]) => amounts.reduce((total, next) => total + next, 0n);
const part = (amount: MicroUsdt, rate: bigint) =>
  multiply(amount, { numerator: rate, denominator: MILLION }, 'down');

describe('commissions', () => {
  /** A line of members, each referred by the one before. */
  async function line(length: number): Promise<bigint[]> {
    const members: bigint[] = [];
    for (let count = 0; count < length; count += 1) {
      members.push(await memberWith(db, START, members.at(-1)));
    }
    return members;
  }

  test('go ten levels up at once, and no further; the player has a rebate when the day is over', async () => {
    const members = await line(12);
    const player = members.at(-1) ?? 0n;
    await play([{ member: player, bet: HIGH, stake: 100n * USDT }]);
    await pay();
    const levels = await Promise.all(
      members
        .slice(0, -1)
        .toReversed()
        .map((member) => earned(member, 'level')),
    );
    expect(levels).toEqual([...TURNOVER.levels.map((rate) => part(100n * USDT, rate)), 0n]);
    expect(await earned(player, 'rebate')).toBe(0n);
    await dayPasses();
    await pay();
    expect(await earned(player, 'rebate')).toBe(part(100n * USDT, TURNOVER.rebate));
    await pay();
    expect(await remarks(player, 'rebate')).toEqual([`On your bets of ${await yesterday()}`]);
  });

  test('equal opposite bets of a round earn nobody anything', async () => {
    const [sponsor = 0n, player = 0n] = await line(2);
    await play([
      { member: player, bet: HIGH, stake: 500n * USDT },
      { member: player, bet: LOW, stake: 500n * USDT },
    ]);
    await pay();
    expect(await earned(player, 'rebate')).toBe(0n);
    expect(await earned(sponsor, 'level')).toBe(0n);
  });

  test('a voided round earns nobody anything', async () => {
    const [sponsor = 0n, player = 0n] = await line(2);
    const round = await place([{ member: player, bet: HIGH, stake: 500n * USDT }]);
    await voidRound(db, round);
    for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
    await pay();
    expect(await earned(sponsor, 'level')).toBe(0n);
  });

  test('on random rounds: exact, paid out of the fees, and always less than the fee of 2%', async () => {
    // A tree: below the second of a line of four stands a fifth, below whom stands a sixth.
    const members = await line(4);
    const sponsors = new Map(members.slice(1).map((member, index) => [member, members[index]]));
    for (const sponsor of [1, 4]) {
      const member = await memberWith(db, START, members[sponsor]);
      sponsors.set(member, members[sponsor]);
      members.push(member);
    }
    const uplineOf = (member: bigint): bigint[] => {
      const sponsor = sponsors.get(member);
      return sponsor === undefined ? [] : [sponsor, ...uplineOf(sponsor)];
    };
    const plays = fc.array(
      fc.record({
        member: fc.constantFrom(...members),
        bet: fc.constantFrom(...SELECTIONS),
        stake: fc.bigInt({ min: 1n, max: 9_999n }).map((cents) => cents * (USDT / 100n)),
      }),
      { minLength: 1, maxLength: 25 },
    );
    const allEarned = () =>
      Promise.all(
        members.map(async (member) => ({
          rebate: await earned(member, 'rebate'),
          level: await earned(member, 'level'),
        })),
      );
    await fc.assert(
      fc.asyncProperty(plays, async (some) => {
        const before = await allEarned();
        await play(some);
        const fees = await platformBalance(db, 'fees');
        await pay();
        await dayPasses();
        await pay();
        const after = await allEarned();
        const risks = members.map((member) => ({
          member,
          risk: atRisk(some.filter((one) => one.member === member)),
        }));
        const expected = members.map((member, index) => ({
          rebate: (before[index]?.rebate ?? 0n) + part(risks[index]?.risk ?? 0n, TURNOVER.rebate),
          level:
            (before[index]?.level ?? 0n) +
            sum(
              risks.map(({ member: player, risk }) =>
                part(risk, TURNOVER.levels[uplineOf(player).indexOf(member)] ?? 0n),
              ),
            ),
        }));
        expect(after).toEqual(expected);
        const paid = fees - (await platformBalance(db, 'fees'));
        const total = (rows: typeof after) =>
          sum(rows.flatMap(({ rebate, level }) => [rebate, level]));
        expect(paid).toBe(total(after) - total(before));
        expect(paid).toBeLessThan(sum(some.map(({ stake }) => feeOf(stake))));
      }),
      { numRuns: 10 },
    );
  });

  test('a crash in the middle of paying is made good, each member paid once', async () => {
    const [sponsor = 0n, player = 0n] = await line(2);
    await play([{ member: player, bet: HIGH, stake: 100n * USDT }]);
    const breaking: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          await work(tx);
          throw new Error('connection lost');
        }),
    };
    const lost: unknown[] = [];
    await payIncome(breaking, (error) => lost.push(error));
    expect(lost).toContainEqual(new Error('connection lost'));
    expect(await earned(sponsor, 'level')).toBe(0n);
    await pay();
    expect(await earned(sponsor, 'level')).toBe(part(100n * USDT, 3_000n));
    expect(await remarks(sponsor, 'level')).toHaveLength(1);
  });
});

describe('the Self bonus', () => {
  const PACKAGE = 10_000n * USDT;
  const BET = 20n * USDT;

  /** A member whose package is old enough for the day before today. */
  async function holder(): Promise<bigint> {
    const member = await memberWith(db, START);
    await lock(member, PACKAGE);
    await lockedAgo(member, { days: 3 });
    return member;
  }

  test('is paid for two bets of 0.2% of the package on one day, once the day is over', async () => {
    const member = await holder();
    await play([{ member, bet: HIGH, stake: BET }], 1);
    await play([{ member, bet: LOW, stake: BET }], 1);
    await pay();
    expect(await earned(member, 'self')).toBe(350_000n);
    expect(await remarks(member, 'self')).toEqual([`Self bonus of ${await yesterday()}`]);
  });

  test.each<[string, (member: bigint) => Promise<unknown>]>([
    ['one bet, however large', (member) => play([{ member, bet: HIGH, stake: BET * 5n }], 1)],
    [
      'a bet that is a cent too small',
      (member) =>
        play(
          [
            { member, bet: HIGH, stake: BET },
            { member, bet: HIGH, stake: BET - USDT / 100n },
          ],
          1,
        ),
    ],
    [
      'equal opposite bets',
      (member) =>
        play(
          [
            { member, bet: HIGH, stake: BET },
            { member, bet: LOW, stake: BET },
          ],
          1,
        ),
    ],
    [
      'bets of two days',
      async (member) => {
        await play([{ member, bet: HIGH, stake: BET }], 1);
        await play([{ member, bet: HIGH, stake: BET }], 2);
      },
    ],
    [
      'bets of today, which is not over',
      (member) =>
        play([
          { member, bet: HIGH, stake: BET },
          { member, bet: HIGH, stake: BET },
        ]),
    ],
  ])('is not paid for %s', async (_, act) => {
    const member = await holder();
    await act(member);
    await pay();
    expect(await earned(member, 'self')).toBe(0n);
  });

  test('is not paid on funds that were locked during the day', async () => {
    const member = await memberWith(db, START);
    await lock(member, PACKAGE);
    await lockedAgo(member, { days: 1 });
    await play(
      [
        { member, bet: HIGH, stake: BET },
        { member, bet: HIGH, stake: BET },
      ],
      1,
    );
    await pay();
    expect(await earned(member, 'self')).toBe(0n);
  });

  test('waits for a round of the day that is not settled', async () => {
    const member = await holder();
    await play(
      [
        { member, bet: HIGH, stake: BET },
        { member, bet: HIGH, stake: BET },
      ],
      1,
    );
    const late = await openRound(db, 2);
    await db.query(sql`
      update wingo_round set opens_at = opens_at - interval '1 day',
        closes_at = closes_at - interval '1 day', draws_at = draws_at - interval '1 day'
      where id = ${late}`);
    await pay();
    expect(await earned(member, 'self')).toBe(0n);
    await finish(late);
    await pay();
    expect(await earned(member, 'self')).toBe(350_000n);
  });
});

describe('what locks bring', () => {
  test('the sponsor earns 1% a year of the plan at once, the owner a twelfth of the rate a month', async () => {
    const sponsor = await memberWith(db, START);
    const owner = await memberWith(db, START, sponsor);
    await lock(owner, 1_200n * USDT, 1);
    await pay();
    expect(await earned(sponsor, 'direct')).toBe(3n * USDT);
    expect(await earned(owner, 'locker')).toBe(0n);
    await lockedAgo(owner, { months: 2 });
    await pay();
    expect(await earned(owner, 'locker')).toBe(4n * USDT);
    await lockedAgo(owner, { months: 9 });
    await pay();
    expect(await earned(owner, 'locker')).toBe(6n * USDT);
    expect(await remarks(owner, 'locker')).toEqual([
      'Month 3 of 3 on 1200 USDT',
      'Month 2 of 3 on 1200 USDT',
      'Month 1 of 3 on 1200 USDT',
    ]);
    expect(await earned(sponsor, 'direct')).toBe(3n * USDT);
    expect(await earned(owner, 'direct')).toBe(0n);
  });

  test('is paid by the house', async () => {
    const sponsor = await memberWith(db, START);
    const before = await platformBalance(db, 'house');
    await lock(await memberWith(db, START, sponsor), 600n * USDT, 3);
    await pay();
    expect(await platformBalance(db, 'house')).toBe(before - 6n * USDT);
  });
});

describe('ranks', () => {
  /** Has the ranks looked at once more, as on another day. */
  const nextDay = () =>
    db.query(sql`
      insert into income_run (source, kind, day)
      values (${`ranks:another-${(keys += 1)}`}, 'ranks', '2000-01-01')`);

  test('are reached by what the team has locked, and each bonus is paid once', async () => {
    const [first, second] = RANKS;
    const leader = await memberWith(db, START);
    const member = await memberWith(db, START, leader);
    const below = await memberWith(db, START, member);
    await lock(below, (first?.team ?? 0n) - 60n * USDT);
    await lock(leader, 5_000n * USDT);
    await pay();
    expect(await rankOf(db, leader)).toBe(0);
    await lock(member, 60n * USDT);
    await nextDay();
    await pay();
    expect(await rankOf(db, leader)).toBe(1);
    expect(await rankOf(db, member)).toBe(0);
    expect(await earned(leader, 'rank')).toBe(first?.bonus);
    await lock(below, second?.team ?? 0n);
    await nextDay();
    await pay();
    expect(await rankOf(db, leader)).toBe(2);
    expect(await earned(leader, 'rank')).toBe((first?.bonus ?? 0n) + (second?.bonus ?? 0n));
    // Two ranks at once: the second member reaches both on the same day.
    expect(await rankOf(db, member)).toBe(2);
    expect(await remarks(member, 'rank')).toEqual(['Rank 2', 'Rank 1']);
  });
});

test('income is never rewritten', async () => {
  await expect(db.query(sql`update income set amount = 1`)).rejects.toThrow(/append-only/);
  await expect(db.query(sql`delete from income`)).rejects.toThrow(/append-only/);
});
