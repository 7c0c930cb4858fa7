import { BREAK_LENGTHS, breakEnd, EXCLUSION_LENGTHS } from '@platform/rules/funds';
import { USDT } from '@platform/rules/money';
import { payout, type WingoBet } from '@platform/rules/wingo';
import { range } from 'es-toolkit';
import * as fc from 'fast-check';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseNow } from '../db/clock';
import { one, type Database } from '../db/database';
import { balancesOf, holdAccount } from '../ledger/accounts';
import { Draws } from '../originals/draws';
import { steadyClock } from '../ports/clock';
import { testDatabase, type TestDatabase } from '../testing/database';
import { isLockTimeout, retryLockTimeouts } from '../testing/lockTimeout';
import { answerDraws } from '../testing/pairs';
import { memberWith } from '../testing/people';
import { drawAs, openRound, reachDraw, rewrite } from '../testing/rounds';
import { placeBets } from '../wingo/bets';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { breakOf, startBreak } from './playBreaks';

const NO_LIMIT = 1_000_000_000n * USDT;
const CENT = USDT / 100n;
const HOUR = 3_600_000;
const SEVEN: WingoBet = { betType: 'number', betValue: 7 };
const LENGTHS = [...BREAK_LENGTHS, ...EXCLUSION_LENGTHS];

let database: TestDatabase;
let db: Database;
let servers: Database[];
let draws: Draws;
let stopDraw: () => Promise<void>;
const errors: unknown[] = [];
const onError = (error: unknown) => {
  if (!isLockTimeout(error)) errors.push(error);
};
let member: bigint;
let keys = 0;
const newKey = () => `bet-${(keys += 1)}`;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  servers = range(2).map(() => database.another());
  stopDraw = answerDraws(database.as('draw'), onError);
  draws = new Draws(database.as('app'), {
    steady: steadyClock,
    longestMs: Infinity,
    onError,
    onPlaced: () => undefined,
  });
  await openRound(db, 1);
});
afterAll(async () => {
  await stopDraw();
  await database.drop();
  expect(errors).toEqual([]);
});

const newMember = async () => (member = await memberWith(db, 1_000n * USDT));

/** Bets a cent on Wingo through one of the servers. */
async function wingo(server = 0, key = newKey()): Promise<string> {
  const on = servers[server] ?? db;
  for (;;) {
    const bid = { member, bet: SEVEN, stake: CENT, key };
    const [placed] = await retryLockTimeouts(() => placeBets(on, 1, [bid], NO_LIMIT));
    if (placed?.outcome !== 'busy') return placed?.outcome ?? 'none';
  }
}

/** Bets a cent on Dice. */
async function dice(key = newKey()): Promise<string> {
  for (;;) {
    const request = { member, kind: 'dice', key, settings: 'over:50.00', stake: CENT } as const;
    const { outcome } = await draws.ask(request);
    if (outcome !== 'late') return outcome;
  }
}

const bets = () => Promise.all([wingo(0), wingo(1), dice()]);
const ACCEPTED = ['accepted', 'accepted', 'placed'];
const REFUSED = ['limit', 'limit', 'limit'];

let passes = 0;
/**
 * Moves the member's breaks into the past. Each call adds a different number of microseconds, so
 * that no two breaks end at the same time.
 */
async function pass(hours: number): Promise<void> {
  passes += 1;
  const by = sql`make_interval(hours => ${hours}, secs => ${passes / 1_000_000})`;
  await rewrite(
    db,
    sql`
      update play_break set begun_at = begun_at - ${by}, ends_at = ends_at - ${by}
      where member_id = ${member}`,
  );
}

describe('a break', () => {
  test.each(LENGTHS)('refuses bets on every game for the length %s', async (length) => {
    await newMember();
    expect(await bets()).toEqual(ACCEPTED);
    expect(await breakOf(db, member)).toBeUndefined();
    const { begun, endsAt } = await startBreak(db, member, length);
    expect(begun).toBe(true);
    expect(await bets()).toEqual(REFUSED);
    const kind = (BREAK_LENGTHS as readonly string[]).includes(length) ? 'break' : 'exclusion';
    expect(await breakOf(db, member)).toEqual({ kind, endsAt });
  });

  test('does not apply to other members', async () => {
    await newMember();
    expect(await bets()).toEqual(ACCEPTED);
  });

  test('still refuses a retried request after the break has ended', async () => {
    await newMember();
    await startBreak(db, member, 'day');
    const [first, second] = [newKey(), newKey()];
    const repeated = () => Promise.all([wingo(0, first), dice(second)]);
    expect(await repeated()).toEqual(['limit', 'limit']);
    await pass(24);
    expect(await repeated()).toEqual(['limit', 'limit']);
    expect(await bets()).toEqual(ACCEPTED);
  });

  test('refuses bets for which the balance is too low', async () => {
    member = await memberWith(db, 0n);
    expect(await bets()).toEqual(['funds', 'funds', 'funds']);
    await startBreak(db, member, 'day');
    expect(await bets()).toEqual(REFUSED);
  });

  test('settles and pays a bet that is already open', async () => {
    await newMember();
    const round = await openRound(db, 2);
    const stake = 10n * USDT;
    await placeBets(db, 2, [{ member, bet: SEVEN, stake, key: newKey() }], NO_LIMIT);
    await startBreak(db, member, 'forever');
    await reachDraw(db, round);
    await drawAs(db, round, 7);
    for (const due of await unsettledRounds(db)) await settleRound(db, due);
    const { main } = await balancesOf(db, member);
    expect(main).toBe(990n * USDT + payout(SEVEN, stake, 7));
  });

  test('can be extended but not shortened', async () => {
    await newMember();
    const begin = (length: (typeof LENGTHS)[number]) => startBreak(db, member, length);
    const week = await begin('week');
    expect(await begin('day')).toEqual({ begun: false, endsAt: week.endsAt });
    const year = await begin('year');
    expect(Number(year.endsAt)).toBeGreaterThan(Number(week.endsAt));
    expect(await begin('threeMonths')).toEqual({ begun: false, endsAt: year.endsAt });
    expect(await breakOf(db, member)).toEqual({ kind: 'exclusion', endsAt: year.endsAt });
    expect(await begin('forever')).toEqual({ begun: true, endsAt: null });
    for (const length of LENGTHS)
      expect(await begin(length)).toEqual({ begun: false, endsAt: null });
  });

  test('continues as a break after a shorter self-exclusion has ended', async () => {
    await newMember();
    await startBreak(db, member, 'halfYear');
    await pass(180 * 24);
    const { endsAt } = await startBreak(db, member, 'month');
    expect(await breakOf(db, member)).toEqual({ kind: 'exclusion', endsAt });
    await pass(10 * 24);
    expect(await breakOf(db, member)).toMatchObject({ kind: 'break' });
    expect(await bets()).toEqual(REFUSED);
  });
});

/** Runs work whose bets are placed at a given time instead of the current time. */
async function withTime(at: Date, work: () => Promise<void>): Promise<void> {
  const rows = await db.query<{ definition: string }>(sql`
    select pg_get_functiondef(oid) as definition from pg_proc
    where proname in ('place_wingo_bets', 'place_original_bets')`);
  const fixed = `timestamptz '${at.toISOString()}'`;
  try {
    for (const { definition } of rows)
      await db.query(raw(definition.replaceAll('clock_timestamp()', fixed)));
    await work();
  } finally {
    for (const { definition } of rows) await db.query(raw(definition));
  }
}

test('a bet is accepted from the millisecond at which the break ends', async () => {
  await newMember();
  const { endsAt } = await startBreak(db, member, 'day');
  const now = Date.now();
  const by = sql`make_interval(secs => ${(Number(endsAt) - now) / 1_000})`;
  await rewrite(
    db,
    sql`
      update play_break set begun_at = begun_at - ${by}, ends_at = ends_at - ${by}
      where member_id = ${member}`,
  );
  await withTime(new Date(now - 1), async () => expect(await bets()).toEqual(REFUSED));
  await withTime(new Date(now), async () => expect(await bets()).toEqual(ACCEPTED));
});

test('a break that begins during parallel bets refuses every later bet', async () => {
  await newMember();
  const placing = range(60).map((index) => (index % 3 === 2 ? dice() : wingo(index % 2)));
  await Promise.race(placing);
  await retryLockTimeouts(() => startBreak(db, member, 'week'));
  const outcomes = await Promise.all(placing);
  const { begunAt } = one(
    await db.query<{ begunAt: Date }>(
      sql`select begun_at as "begunAt" from play_break where member_id = ${member}`,
    ),
  );
  const timesIn = (tables: string, at: string) =>
    db.query<{ at: Date }>(raw(`select ${at} as at from ${tables} where member_id = ${member}`));
  const accepted = (
    await Promise.all(['wingo_bet', 'original_bet'].map((table) => timesIn(table, 'placed_at')))
  ).flat();
  const refused = (
    await Promise.all(
      ['wingo_refusal', 'original_refusal'].map((table) => timesIn(table, 'refused_at')),
    )
  ).flat();
  const isAccepted = (outcome: string) => outcome === 'accepted' || outcome === 'placed';
  expect(outcomes.filter(isAccepted)).toHaveLength(accepted.length);
  expect(accepted.length + refused.length).toBe(60);
  for (const { at } of accepted) expect(at.getTime()).toBeLessThanOrEqual(begunAt.getTime());
  for (const { at } of refused) expect(at.getTime()).toBeGreaterThanOrEqual(begunAt.getTime());
  expect(await bets()).toEqual(REFUSED);
});

test('a break waits for a transaction that has locked the account', async () => {
  await newMember();
  let beginning: ReturnType<typeof startBreak> | undefined;
  const heldUntil = await db.transaction(async (tx) => {
    await holdAccount(tx, member);
    let isOver = false;
    beginning = startBreak(database.another(), member, 'day').finally(() => (isOver = true));
    const isWaiting = async () =>
      (
        await db.query(sql`
          select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%begin_play_break%'`)
      ).length > 0;
    while (!isOver && !(await isWaiting()));
    return databaseNow(tx);
  });
  const { endsAt } = (await beginning) ?? {};
  expect(Number(endsAt) - 24 * HOUR).toBeGreaterThanOrEqual(heldUntil);
});

type Step = { begin: (typeof LENGTHS)[number] } | { pass: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...LENGTHS).map((begin) => ({ begin })),
  fc.constantFrom(5, 25, 190, 2_300, 50_000).map((hours) => ({ pass: hours })),
);

test('no bet is accepted on two servers while a break lasts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      await newMember();
      let passed = 0;
      let end = -Infinity;
      for (const next of steps) {
        if ('pass' in next) {
          await pass(next.pass);
          passed += next.pass * HOUR;
        } else {
          const { begun, endsAt } = await startBreak(db, member, next.begin);
          const asked = endsAt === null ? Infinity : endsAt.getTime() + passed;
          if (begun) expect(asked).toBeGreaterThan(end);
          if (begun) end = asked;
        }
        expect(await bets()).toEqual(end > Date.now() + passed ? REFUSED : ACCEPTED);
      }
    }),
    { numRuns: 30 },
  );
});

test('the database computes the same end of a break as `@platform/rules`', async () => {
  const begun = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  await fc.assert(
    fc.asyncProperty(begun, fc.constantFrom(...LENGTHS), async (begunAt, length) => {
      const { endsAt } = one(
        await db.query<{ endsAt: Date | null }>(
          sql`select nullif(play_break_end(${length}, ${begunAt}), 'infinity') as "endsAt"`,
        ),
      );
      expect(endsAt?.getTime() ?? null).toBe(breakEnd(length, begunAt.getTime()));
    }),
  );
});

test('nothing changes or deletes a break', async () => {
  await newMember();
  await startBreak(db, member, 'day');
  const statements = [
    `update play_break set ends_at = ends_at - interval '1 hour'`,
    'delete from play_break',
    'truncate play_break',
  ];
  const app = database.as('app');
  for (const statement of statements) {
    await expect(db.query(raw(statement))).rejects.toThrow(/append-only/);
    await expect(app.query(raw(statement))).rejects.toThrow(/permission denied/);
  }
});
