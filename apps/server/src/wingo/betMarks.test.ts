import type { GameType } from '@platform/rules/wingo';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { rewrite } from '../testing/rounds';
import { betPage, betTotals, type BetsOf, type Listed } from './betMarks';

/** Marks as close as this are between any two pages. */
const STEP = 3;
const SIZE = 4;

interface Bet {
  id: bigint;
  game: GameType;
  round: bigint;
  /** What it is paid when its round is over; 0 when it loses. */
  payout: bigint;
}

type Fate = 'open' | 'settled' | 'voided';

let database: TestDatabase;
let db: Database;
let made = 0n;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  ({ db } = database);
});
afterAll(() => database.drop());

async function openRound(game: GameType): Promise<bigint> {
  made += 1n;
  await rewrite(
    db,
    sql`
      insert into wingo_round (id, game, number, opens_at, closes_at, draws_at, ends_at, commitment,
        place, link)
      overriding system value
      values (${made}, ${game}, ${String(made)}, '2026-01-01 00:00', '2026-01-01 00:01',
        '2026-01-01 00:02', '2026-01-01 00:03', '', ${made}, '')`,
  );
  return made;
}

const placeBets = (member: bigint, bets: readonly Bet[]) =>
  rewrite(
    db,
    sql`
      insert into wingo_bet (id, round_id, member_id, game, bet_type, bet_value, stake, fee)
      select id, round_id, ${member}, game, 'high', 'High', 100, 2
      from unnest(${bets.map(({ id }) => id)}::bigint[], ${bets.map(({ round }) => round)}::bigint[],
        ${bets.map(({ game }) => game)}::smallint[]) as placed (id, round_id, game)`,
  );

/** Ends a round; a voided one pays every bet back. */
async function endRound(round: bigint, fate: Fate, bets: readonly Bet[]): Promise<void> {
  const paid = bets
    .map(({ id, payout }) => ({ id, amount: fate === 'voided' ? 100n : payout }))
    .filter(({ amount }) => amount > 0n);
  await rewrite(
    db,
    sql`
      with ended as (
        update wingo_round set state = ${fate}, result = ${fate === 'settled' ? 1 : null}
        where id = ${round})
      insert into wingo_payout (bet_id, transfer_id, amount)
      select id, 1, amount
      from unnest(${paid.map(({ id }) => id)}::bigint[], ${paid.map(({ amount }) => amount)}::bigint[])
        as paid (id, amount)`,
  );
}

/** Reads everything, every page, and compares it with what was placed. */
async function compare(of: BetsOf, placed: readonly Bet[], fates: ReadonlyMap<bigint, Fate>) {
  const bets = placed.filter(({ game }) => of.game === undefined || game === of.game).toReversed();
  const settled = bets.filter(({ round }) => fates.get(round) === 'settled');
  const wins = settled.filter(({ payout }) => payout > 0n);
  const won = wins.reduce((sum, { payout }) => sum + payout, 0n);
  const totals = { bets: bets.length, settled: settled.length, wins: wins.length, won };
  expect(await betTotals(db, of, STEP)).toEqual(totals);
  const lists: Record<Listed, Bet[]> = { bets, settled, wins };
  for (const [listed, expected] of Object.entries(lists) as [Listed, Bet[]][]) {
    for (let page = 1; page <= Math.ceil(expected.length / SIZE) + 1; page += 1) {
      const request = { page, size: SIZE };
      const { rows, total } = await betPage<Bet>(db, of, listed, sql`bet.id`, request, STEP);
      expect(total).toBe(expected.length);
      const onPage = expected.slice((page - 1) * SIZE, page * SIZE);
      expect(rows).toEqual(onPage.map(({ id }) => ({ id })));
    }
  }
}

const scenario = fc.array(
  fc.record({
    game: fc.constantFrom<GameType>(1, 2, 4),
    payouts: fc.array(fc.constantFrom(0n, 0n, 150n, 900n), { maxLength: 8 }),
    /** What becomes of a round that was opened before, if there is one. */
    ended: fc.nat(),
    fate: fc.constantFrom<Fate>('open', 'settled', 'settled', 'voided'),
  }),
  { minLength: 1, maxLength: 8 },
);

test('pages and totals are those of all bets, whatever is marked', async () => {
  let member = 0n;
  await fc.assert(
    fc.asyncProperty(scenario, async (rounds) => {
      member += 1n;
      const placed: Bet[] = [];
      const fates = new Map<bigint, Fate>();
      for (const { game, payouts, ended, fate } of rounds) {
        const round = await openRound(game);
        fates.set(round, 'open');
        const bets = payouts.map((payout) => ({ id: (made += 1n), game, round, payout }));
        await placeBets(member, bets);
        placed.push(...bets);
        const open = [...fates].filter(([, state]) => state === 'open').map(([id]) => id);
        const over = open[ended % open.length];
        if (over !== undefined && fate !== 'open') {
          await endRound(
            over,
            fate,
            placed.filter((bet) => bet.round === over),
          );
          fates.set(over, fate);
        }
        await compare({ member, game }, placed, fates);
      }
      await compare({ member }, placed, fates);
    }),
    { numRuns: 12 },
  );
  const marks = await db.query(sql`select from wingo_bet_mark where bets > ${STEP}`);
  expect(marks.length).toBeGreaterThan(0);
});

test('a round that is being settled has answered the bets up to the one it paid last', async () => {
  const member = 999_999n;
  const round = await openRound(3);
  const bets = [0n, 150n, 150n, 0n].map((payout) => ({
    id: (made += 1n),
    game: 3 as const,
    round,
    payout,
  }));
  await placeBets(member, bets);
  await endRound(round, 'settled', bets.slice(0, 2));
  await rewrite(
    db,
    sql`
      update wingo_round set state = 'settling', paid_through = ${bets[1]?.id ?? 0n}
      where id = ${round}`,
  );
  const totals = { bets: 4, settled: 2, wins: 1, won: 150n };
  expect(await betTotals(db, { member }, 1)).toEqual(totals);
  // Nothing is marked before all of it is over.
  expect(await betTotals(db, { member }, 1)).toEqual(totals);
  expect(await db.query(sql`select from wingo_bet_mark where member_id = ${member}`)).toEqual([]);
});
