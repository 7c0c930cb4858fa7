import type { GameType } from '@platform/rules/wingo';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database, Queryable } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { placedAt, PlainBets, type Fate, type PlainBet } from '../testing/plainBets';
import { rewrite } from '../testing/rounds';
import { betPage, betTotals, type BetsOf, type Listed, type Span } from './betMarks';

/** Number of bets between two marks: less than a page, so that every full page spans a mark. */
const STEP = 3;
const SIZE = 4;

const EARLIEST = new Date(0);
const LATEST = new Date(Date.UTC(2100, 0, 1));

let database: TestDatabase;
let db: Database;
let plain: PlainBets;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  ({ db } = database);
  plain = new PlainBets(db);
});
afterAll(() => database.drop());

async function comparePages(
  of: BetsOf,
  listed: Listed,
  expected: readonly PlainBet[],
  span?: Span,
) {
  for (let page = 1; page <= Math.ceil(expected.length / SIZE) + 1; page += 1) {
    const request = { page, size: SIZE };
    const columns = sql`bet.id`;
    const { rows, total } = await betPage<PlainBet>(db, of, listed, columns, request, span, STEP);
    expect(total).toBe(expected.length);
    const onPage = expected.slice((page - 1) * SIZE, page * SIZE);
    expect(rows).toEqual(onPage.map(({ id }) => ({ id })));
  }
}

async function compare(
  of: BetsOf,
  placed: readonly PlainBet[],
  fates: ReadonlyMap<bigint, Fate>,
  spans: readonly Span[] = [],
) {
  const bets = placed.filter(({ game }) => of.game === undefined || game === of.game).toReversed();
  const settled = bets.filter(({ round }) => fates.get(round) === 'settled');
  const wins = settled.filter(({ payout }) => payout > 0n);
  const losses = settled.filter(({ payout }) => payout === 0n);
  const won = wins.reduce((sum, { payout }) => sum + payout, 0n);
  const refunds = bets.filter(({ round }) => fates.get(round) === 'voided');
  const over = bets.filter(({ round }) => fates.get(round) !== 'open');
  expect(await betTotals(db, of, STEP)).toEqual({
    bets: bets.length,
    settled: settled.length,
    refunded: refunds.length,
    wins: wins.length,
    won,
  });
  const lists: Record<Listed, PlainBet[]> = { bets, over, wins, losses, refunds };
  for (const [listed, expected] of Object.entries(lists) as [Listed, PlainBet[]][]) {
    await comparePages(of, listed, expected);
    for (const span of spans) {
      const within = expected.filter(
        ({ id }) =>
          placedAt(id) >= (span.from ?? EARLIEST) && placedAt(id) < (span.before ?? LATEST),
      );
      await comparePages(of, listed, within, span);
    }
  }
}

/** Returns spans that start or end at the placement times of some bets. */
function spansOf(placed: readonly PlainBet[]): Span[] {
  const moments = placed.filter((_, index) => index % 6 === 1).map(({ id }) => placedAt(id));
  return moments.flatMap((from, index) => [
    { from },
    { before: from },
    { from, before: moments[index + 1] ?? LATEST },
    { from: LATEST, before: from },
  ]);
}

const scenario = fc.array(
  fc.record({
    game: fc.constantFrom<GameType>(1, 2, 4),
    payouts: fc.array(fc.constantFrom(0n, 0n, 150n, 900n), { maxLength: 8 }),
    /** Selects the open round that ends; ignored while no round is open. */
    ended: fc.nat(),
    fate: fc.constantFrom<Fate>('open', 'settled', 'settled', 'voided'),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Time limit for twelve histories of thousands of bets on a busy machine, in ms. */
const LONGEST_MS = 600_000;

test(
  'pages and totals cover all bets, regardless of the counts stored so far',
  async () => {
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
            await plain.end(
              over,
              fate,
              placed.filter((bet) => bet.round === over),
            );
            fates.set(over, fate);
          }
          await compare({ member, game }, placed, fates);
        }
        await compare({ member }, placed, fates, spansOf(placed));
      }),
      { numRuns: 12 },
    );
    const marks = await db.query(sql`select from wingo_bet_mark where bets > ${STEP}`);
    expect(marks.length).toBeGreaterThan(0);
  },
  LONGEST_MS,
);

test('a settling round counts its bets up to the last paid bet', async () => {
  const member = 999_999n;
  const round = await plain.openRound(3);
  const bets = [0n, 150n, 150n, 0n].map((payout) => ({
    id: plain.next(),
    game: 3 as const,
    round,
    payout,
  }));
  await plain.place(member, bets);
  await plain.end(round, 'settled', bets.slice(0, 2));
  await rewrite(
    db,
    sql`
      update wingo_round set state = 'settling', paid_through = ${bets[1]?.id ?? 0n}
      where id = ${round}`,
  );
  const totals = { bets: 4, settled: 2, refunded: 0, wins: 1, won: 150n };
  expect(await betTotals(db, { member }, 1)).toEqual(totals);
  // Marks are created only up to the first open bet.
  expect(await betTotals(db, { member }, 1)).toEqual(totals);
  expect(await db.query(sql`select from wingo_bet_mark where member_id = ${member}`)).toEqual([]);
});

test('a round being refunded counts its bets up to the last refunded bet', async () => {
  const member = 999_998n;
  const round = await plain.openRound(3);
  const bets = [0n, 150n, 0n].map((payout) => ({
    id: plain.next(),
    game: 3 as const,
    round,
    payout,
  }));
  await plain.place(member, bets);
  await plain.end(round, 'voided', bets.slice(0, 2));
  await rewrite(
    db,
    sql`
      update wingo_round set state = 'voiding', paid_through = ${bets[1]?.id ?? 0n}
      where id = ${round}`,
  );
  expect(await betTotals(db, { member }, 1)).toMatchObject({ bets: 3, settled: 0, refunded: 2 });
  const { rows } = await betPage(db, { member }, 'refunds', sql`bet.id`, { page: 1, size: 9 });
  expect(rows).toEqual([{ id: bets[1]?.id }, { id: bets[0]?.id }]);
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

const betsRead = (node: PlanNode): number =>
  (node['Relation Name']?.startsWith('wingo_bet_2')
    ? node['Actual Rows'] * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, part) => sum + betsRead(part), 0);

test('reads distant refunds without reading the bets between them', async () => {
  const member = 999_997n;
  const game = 4;
  const drawn = await plain.openRound(game);
  const off = await plain.openRound(game);
  /** Enough bets for forty marks. Every tenth mark has one refunded bet. */
  const bets = Array.from({ length: 40 * STEP }, (_, n): PlainBet => {
    const round = n % (10 * STEP) === 0 ? off : drawn;
    return { id: plain.next(), game, round, payout: 0n };
  });
  const refunded = bets.filter(({ round }) => round === off);
  await plain.place(member, bets);
  await plain.end(drawn, 'settled', []);
  await plain.end(off, 'voided', refunded);
  await comparePages({ member, game }, 'refunds', refunded.toReversed());

  let last = sql`select`;
  const noting: Queryable = {
    query: (statement) => {
      last = statement;
      return db.query(statement);
    },
  };
  const request = { page: 1, size: SIZE };
  await betPage(noting, { member, game }, 'refunds', sql`bet.id`, request, {}, STEP);
  const [plan] = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, format json) ${last}`,
  );
  const read = plan && betsRead(plan['QUERY PLAN'][0].Plan);
  expect(read).toBeGreaterThanOrEqual(refunded.length);
  expect(read).toBeLessThanOrEqual(refunded.length * STEP);
});
