import type { GameType } from '@platform/rules/wingo';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { today } from '../testing/months';
import { placedAt, PLAIN_STAKE, PlainBets, type Fate, type PlainBet } from '../testing/plainBets';
import { rewrite } from '../testing/rounds';
import { statisticsOf, type Figures } from './statistics';
import { NO_STREAKS, withRuns, type Streaks } from './streaks';

/**
 * Low limit, so that a read stores the totals of most bets. The next read starts from the stored
 * totals.
 */
const MOST_LEFT = 4;

let database: TestDatabase;
let db: Database;
let plain: PlainBets;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  ({ db } = database);
  plain = new PlainBets(db);
});
afterAll(() => database.drop());

const figuresOf = (bets: readonly PlainBet[]): Figures => ({
  settled: bets.length,
  wins: bets.filter(({ payout }) => payout > 0n).length,
  staked: PLAIN_STAKE * BigInt(bets.length),
  returned: bets.reduce((sum, { payout }) => sum + payout, 0n),
});

const streaksOf = (bets: readonly PlainBet[]): Streaks =>
  bets.reduce(({ current, longestWon, longestLost }, { payout }) => {
    const next = payout > 0n ? Math.max(current, 0) + 1 : Math.min(current, 0) - 1;
    return {
      current: next,
      longestWon: Math.max(longestWon, next),
      longestLost: Math.max(longestLost, -next),
    };
  }, NO_STREAKS);

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const countedDays = (member: bigint) =>
  db.query<Figures & { game: GameType; day: string }>(sql`
    select game, to_char(day, 'YYYY-MM-DD') as day, settled::int, wins::int, staked, returned
    from wingo_bet_day where member_id = ${member} order by game, day`);

async function compare(
  member: bigint,
  placed: readonly PlainBet[],
  fates: ReadonlyMap<bigint, Fate>,
): Promise<void> {
  const settled = placed.filter(({ round }) => fates.get(round) === 'settled');
  const games = [...new Set(settled.map(({ game }) => game))].toSorted();
  const statistics = await statisticsOf(db, member, MOST_LEFT);
  expect(statistics.streaks).toEqual(streaksOf(settled));
  expect(statistics.games).toEqual(
    games.map((game) => ({ game, ...figuresOf(settled.filter((bet) => bet.game === game)) })),
  );
  for (const { game, day, ...figures } of await countedDays(member)) {
    const { settled: counted } = figures;
    const ofDay = settled.filter((bet) => bet.game === game && dayOf(placedAt(bet.id)) === day);
    expect(figures).toEqual(figuresOf(ofDay.slice(0, counted)));
  }
}

const scenario = fc.array(
  fc.record({
    game: fc.constantFrom<GameType>(1, 2, 4),
    payouts: fc.array(fc.constantFrom(0n, 0n, 150n, 900n), { maxLength: 8 }),
    /** Selects the open round that ends; ignored while no round is open. */
    ended: fc.nat(),
    fate: fc.constantFrom<Fate>('open', 'settled', 'settled', 'settled', 'voided'),
  }),
  { minLength: 1, maxLength: 10 },
);

test('counts all settled bets in figures and streaks, regardless of earlier counts', async () => {
  let member = 0n;
  await fc.assert(
    fc.asyncProperty(scenario, async (rounds) => {
      member += 1n;
      const placed: PlainBet[] = [];
      const fates = new Map<bigint, Fate>();
      for (const { game, payouts, ended, fate } of rounds) {
        const round = await plain.openRound(game);
        fates.set(round, 'open');
        const bets = payouts.map((payout) => ({ id: plain.next(), game, round, payout }));
        await plain.place(member, bets);
        placed.push(...bets);
        const open = [...fates].filter(([, state]) => state === 'open').map(([id]) => id);
        const over = open[ended % open.length];
        if (over !== undefined && fate !== 'open') {
          const ofRound = placed.filter((bet) => bet.round === over);
          await plain.end(over, fate, ofRound);
          fates.set(over, fate);
        }
        await compare(member, placed, fates);
      }
    }),
    { numRuns: 25 },
  );
  expect((await db.query(sql`select from wingo_bet_day`)).length).toBeGreaterThan(0);
});

test('concurrent readers count each bet once', async () => {
  const member = 777_777n;
  const round = await plain.openRound(1);
  const payouts = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 150n : 0n));
  const bets = payouts.map((payout) => ({ id: plain.next(), game: 1 as const, round, payout }));
  await plain.place(member, bets);
  await plain.end(round, 'settled', bets);
  const readers = Array.from({ length: 8 }, () => statisticsOf(db, member, MOST_LEFT));
  const expected = [{ game: 1, ...figuresOf(bets) }];
  for (const { games } of await Promise.all(readers)) expect(games).toEqual(expected);
  expect((await statisticsOf(db, member, MOST_LEFT)).games).toEqual(expected);
});

test('lists the last thirty days in UTC, including days without bets', async () => {
  const member = 888_888n;
  const [bet, old] = [plain.next(), plain.next()];
  const round = await plain.openRound(2);
  const bets = [bet, old].map((id) => ({ id, game: 2 as const, round, payout: 0n }));
  await plain.place(member, bets);
  await plain.end(round, 'settled', bets);
  const [placed] = await rewrite<{ day: string }>(
    db,
    sql`
      update wingo_bet set placed_at = now() where id = ${bet}
      returning (placed_at at time zone 'UTC')::date::text as day`,
  );
  await rewrite(
    db,
    sql`update wingo_bet set placed_at = now() - interval '31 days' where id = ${old}`,
  );
  const before = await today(db);
  const { days } = await statisticsOf(db, member);
  expect([before, await today(db)]).toContain(days.at(-1)?.day);
  expect(days).toHaveLength(30);
  expect(days.filter(({ settled }) => settled > 0)).toEqual([
    { day: placed?.day, settled: 1, wins: 0, staked: PLAIN_STAKE, returned: 0n },
  ]);
  const apart = days.map(({ day }) => Date.parse(day));
  expect(new Set(apart.map((at, index) => at - index * 86_400_000)).size).toBe(1);
});

test('a member without bets has no games and no streak', async () => {
  const { games, days, streaks } = await statisticsOf(db, 1_000_001n);
  expect(games).toEqual([]);
  expect(days.every(({ settled }) => settled === 0)).toBe(true);
  expect(streaks).toEqual(NO_STREAKS);
});

test.each([
  ['continue', { current: 2, longestWon: 2, longestLost: 0 }, 3, 5],
  ['end', { current: -2, longestWon: 1, longestLost: 2 }, 3, 3],
])('a streak can %s with the next bets', (_, before, first, current) => {
  const runs = { runs: 1, first, last: first, longestWon: first, longestLost: 0 };
  expect(withRuns(before, runs)).toEqual({ ...before, current, longestWon: current });
});
