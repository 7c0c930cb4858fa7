import { LIMIT_HOURS, LIMIT_KINDS, LIMIT_PERIODS, type LimitPeriod } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { payout, type WingoBet } from '@platform/rules/wingo';
import { range } from 'es-toolkit';
import * as fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { retryLockTimeouts } from '../testing/lockTimeout';
import { memberWith } from '../testing/people';
import { callOff, drawAs, openRound, reachDraw, rewrite } from '../testing/rounds';
import { placeBets } from '../wingo/bets';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { confirmLimit, limitsOf, setLimit, type LimitName } from './playLimits';

const NO_LIMIT = 1_000_000_000n * USDT;
const CENT = USDT / 100n;
const SEVEN: WingoBet = { betType: 'number', betValue: 7 };
const DAY_STAKES: LimitName = { kind: 'stakes', period: 'day' };
const WEEK_LOSSES: LimitName = { kind: 'losses', period: 'week' };

let database: TestDatabase;
let db: Database;
let member: bigint;
let keys = 0;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
});
afterAll(() => database.drop());

async function bet(stake: MicroUsdt, on = db, game: 1 | 2 | 3 = 1): Promise<string> {
  for (;;) {
    const bid = { member, bet: SEVEN, stake, key: `bet-${(keys += 1)}` };
    const [placed] = await retryLockTimeouts(() => placeBets(on, game, [bid], NO_LIMIT));
    if (placed?.outcome !== 'busy') return placed?.outcome ?? 'none';
  }
}

async function settle(): Promise<void> {
  for (const due of await unsettledRounds(db)) await settleRound(db, due);
}

const limit = (name: LimitName, amount: MicroUsdt | null) =>
  setLimit(db, member, { ...name, amount });

const figures = async ({ kind, period }: LimitName) =>
  (await limitsOf(db, member)).find((each) => each.kind === kind && each.period === period);

/** Moves the member's limits and their figures into the past. */
async function pass(hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`;
  await rewrite(db, sql`update play_entry set at = at - ${by} where member_id = ${member}`);
  await rewrite(
    db,
    sql`update play_total set last_at = last_at - ${by} where member_id = ${member}`,
  );
  await rewrite(
    db,
    sql`update play_limit set asked_at = asked_at - ${by} where member_id = ${member}`,
  );
}

let last: bigint | undefined;
/** Opens a round of the first game, after the end of the previous one. */
async function freshRound(): Promise<bigint> {
  if (last !== undefined) await reachDraw(db, last);
  last = await openRound(db, 1);
  return last;
}

const newMember = async () => (member = await memberWith(db, 1_000n * USDT));

describe('stake limit', () => {
  beforeAll(async () => {
    await newMember();
    await freshRound();
  });

  test('accepts a bet that reaches the limit exactly, and refuses one cent more', async () => {
    expect(await limit(DAY_STAKES, 3n * USDT)).toBe('set');
    expect(await bet(3n * USDT + CENT)).toBe('limit');
    expect([await bet(2n * USDT), await bet(USDT), await bet(CENT)]).toEqual([
      'accepted',
      'accepted',
      'limit',
    ]);
    expect(await figures(DAY_STAKES)).toMatchObject({ used: 3n * USDT, left: 0n });
  });

  test('still refuses a retried request after the limit has been raised', async () => {
    const refused = { member, bet: SEVEN, stake: USDT, key: 'refused' };
    const send = async () => (await placeBets(db, 1, [refused], NO_LIMIT))[0]?.outcome;
    expect(await send()).toBe('limit');
    await rewrite(db, sql`update play_limit set amount = amount * 2 where member_id = ${member}`);
    expect(await send()).toBe('limit');
    expect(await bet(USDT)).toBe('accepted');
  });

  test('decides one bet per member in a batch, and leaves the other bets open', async () => {
    const bids = range(3).map((index) => ({
      member,
      bet: SEVEN,
      stake: CENT,
      key: `many-${index}`,
    }));
    const outcomes = (await placeBets(db, 1, bids, NO_LIMIT)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['accepted', 'busy', 'busy']);
  });

  test('counts a bet for 24 hours', async () => {
    await limit(DAY_STAKES, CENT);
    expect(await bet(CENT)).toBe('limit');
    await pass(23);
    expect(await bet(CENT)).toBe('limit');
    const { nextAt } = (await figures(DAY_STAKES)) ?? {};
    expect(Number(nextAt) - Date.now()).toBeLessThan(3_600_000);
    await pass(1);
    expect(await bet(CENT)).toBe('accepted');
  });

  test('does not apply to other members', async () => {
    await newMember();
    expect(await bet(100n * USDT)).toBe('accepted');
    expect(await db.query(sql`select from play_entry where member_id = ${member}`)).toEqual([]);
  });
});

test('a new limit includes the bets, payouts and refunds of the last 30 days', async () => {
  await newMember();
  const won = await freshRound();
  await bet(2n * USDT);
  await drawAs(db, won, 7);
  const off = await freshRound();
  await bet(5n * USDT);
  await callOff(db, off);
  await settle();
  await freshRound();
  await bet(USDT);
  await limit(DAY_STAKES, 10n * USDT);
  await limit(WEEK_LOSSES, 10n * USDT);
  expect((await figures(DAY_STAKES))?.used).toBe(3n * USDT);
  expect((await figures(WEEK_LOSSES))?.used).toBe(3n * USDT - payout(SEVEN, 2n * USDT, 7));
});

test('a loss limit counts open bets as lost until their payout or refund', async () => {
  await newMember();
  const round = await freshRound();
  await limit(WEEK_LOSSES, 5n * USDT);
  await limit(DAY_STAKES, 50n * USDT);
  expect([await bet(5n * USDT), await bet(CENT)]).toEqual(['accepted', 'limit']);
  await drawAs(db, round, 7);
  await settle();
  const net = payout(SEVEN, 5n * USDT, 7) - 5n * USDT;
  expect(await figures(WEEK_LOSSES)).toMatchObject({ used: -net, left: 5n * USDT + net });
  const off = await freshRound();
  expect(await bet(20n * USDT)).toBe('accepted');
  await callOff(db, off);
  await settle();
  expect((await figures(WEEK_LOSSES))?.used).toBe(-net);
  expect((await figures(DAY_STAKES))?.used).toBe(5n * USDT);
});

test('parallel bets on several servers and games never exceed a limit', async () => {
  await newMember();
  const games = [1, 2, 3] as const;
  await freshRound();
  for (const game of [2, 3] as const) await openRound(db, game);
  const servers = games.map(() => database.another());
  const stake = 37n * CENT;
  await limit(DAY_STAKES, 10n * USDT);
  const outcomes = await Promise.all(
    range(300).map((index) => bet(stake, servers[index % 3], games[(index >> 1) % 3])),
  );
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(27);
  expect(outcomes.filter((outcome) => outcome === 'limit')).toHaveLength(273);
  expect((await figures(DAY_STAKES))?.used).toBe(27n * stake);
});

test('a limit that is set during parallel bets counts every accepted bet', async () => {
  await newMember();
  await freshRound();
  const servers = range(2).map(() => database.another());
  const bets = Promise.all(range(60).map((index) => bet(CENT, servers[index % 2])));
  await limit(DAY_STAKES, 20n * CENT);
  const accepted = (await bets).filter((outcome) => outcome === 'accepted').length;
  expect((await figures(DAY_STAKES))?.used).toBe(BigInt(accepted) * CENT);
});

describe('a request to raise a limit', () => {
  const asked = async (amount: MicroUsdt | null) => {
    await newMember();
    await limit(WEEK_LOSSES, USDT);
    expect(await limit(WEEK_LOSSES, amount)).toBe('asked');
  };
  const confirm = () => confirmLimit(db, member, WEEK_LOSSES);
  const amount = async () => (await figures(WEEK_LOSSES))?.amount;

  test('applies after 24 hours and a confirmation', async () => {
    await asked(5n * USDT);
    expect([await confirm(), await amount()]).toEqual(['early', USDT]);
    await pass(23);
    expect([await confirm(), await amount()]).toEqual(['early', USDT]);
    await pass(1);
    expect([await amount(), await confirm(), await amount()]).toEqual([USDT, 'done', 5n * USDT]);
    expect(await confirm()).toBe('none');
  });

  test('ends if it is not confirmed within 7 days', async () => {
    await asked(5n * USDT);
    await pass(24 + 7 * 24);
    expect((await figures(WEEK_LOSSES))?.request).toBeNull();
    expect([await confirm(), await amount()]).toEqual(['none', USDT]);
    expect(await limit(WEEK_LOSSES, 5n * USDT)).toBe('asked');
    expect(await confirm()).toBe('early');
  });

  test('removes the limit if it has no amount', async () => {
    await asked(null);
    await pass(24);
    expect([await confirm(), await amount()]).toEqual(['done', undefined]);
    expect(await limit(WEEK_LOSSES, null)).toBe('none');
  });

  test('ends when the limit is lowered, and the lower limit applies at once', async () => {
    await asked(5n * USDT);
    expect(await limit(WEEK_LOSSES, CENT)).toBe('set');
    await pass(24);
    expect([await confirm(), await amount()]).toEqual(['none', CENT]);
  });

  test('restarts the 24 hours if its amount changes, but not if the request is repeated', async () => {
    await asked(5n * USDT);
    await pass(20);
    await limit(WEEK_LOSSES, 5n * USDT);
    await pass(4);
    await limit(WEEK_LOSSES, 6n * USDT);
    expect(await confirm()).toBe('early');
    await pass(24);
    expect([await confirm(), await amount()]).toEqual(['done', 6n * USDT]);
  });
});

test('no server login can write the limits or their figures', async () => {
  const app = database.as('app');
  for (const table of ['play_total', 'play_entry', 'play_limit']) {
    const statement = { ...sql`delete from play_total`, text: `delete from ${table}` };
    await expect(app.query(statement as never)).rejects.toThrow(/permission denied/);
  }
});

/** Bet, payout or refund after a pause, in µs. */
interface Move {
  pause: number;
  staked: number;
  returned: number;
}

const move: fc.Arbitrary<Move> = fc.record({
  pause: fc.oneof(
    fc.constantFrom(...LIMIT_PERIODS.map((period) => LIMIT_HOURS[period] * 3_600_000_000)),
    fc.integer({ min: 0, max: 40 * 24 }).map((hours) => hours * 3_600_000_000),
    fc.integer({ min: 0, max: 3 }).map((milliseconds) => milliseconds * 1_000),
  ),
  staked: fc.integer({ min: -1_000, max: 100_000 }),
  returned: fc.integer({ min: 0, max: 200_000 }),
});

test('the sums over rolling periods equal those computed from all entries', async () => {
  await newMember();
  for (const kind of LIMIT_KINDS)
    for (const period of LIMIT_PERIODS) await limit({ kind, period }, USDT);
  const begin = Date.UTC(2026, 0, 1);
  const time = (at: number) => new Date(begin + at / 1_000);
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 25 }), async (moves) => {
      await db.query(sql`delete from play_entry where member_id = ${member}`);
      await db.query(sql`
        update play_total set staked = 0, returned = 0, last_at = '-infinity' where member_id = ${member}`);
      const entries: { at: number; staked: number; returned: number }[] = [];
      let now = 0;
      for (const { pause, staked, returned } of moves) {
        now += pause;
        await db.query(sql`
          select note_play(array[${member}]::bigint[], array[${staked}]::bigint[],
            array[${returned}]::bigint[], ${time(now)})`);
        entries.push({ at: Math.max(now, (entries.at(-1)?.at ?? -1) + 1), staked, returned });
        const rows = await db.query<{ kind: string; hours: number; used: bigint }>(sql`
          select kind, hours, used from play_used(${member}, ${time(now)}) order by kind, hours`);
        const sumOf = (period: LimitPeriod, pick: (entry: (typeof entries)[number]) => number) =>
          entries
            .filter(({ at }) => at > now - LIMIT_HOURS[period] * 3_600_000_000)
            .reduce((sum, entry) => sum + pick(entry), 0);
        const expected = [
          ...LIMIT_PERIODS.map((period) => sumOf(period, (entry) => entry.staked - entry.returned)),
          ...LIMIT_PERIODS.map((period) => sumOf(period, (entry) => entry.staked)),
        ];
        expect(rows.map(({ used }) => Number(used))).toEqual(expected);
      }
    }),
    { numRuns: 60 },
  );
});
