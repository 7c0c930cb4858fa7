import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database } from '../src/db/database';
import { testDatabase } from '../src/testing/database';
import { openRound, reachDraw } from '../src/testing/rounds';
import { placeBets } from '../src/wingo/bets';
import { drawRounds } from '../src/testing/draws';
import { closeRounds } from '../src/wingo/rounds';
import { settleRound, unsettledRounds } from '../src/wingo/settlement';
import type { Cluster } from './cluster';
import { heading, median, print } from './figures';
import { timeOf } from './measure';
import { manyMembers } from './site';

const BETS = 100_000;
const RUNS = 5;
const NO_LIMIT = 1_000_000_000n * USDT;
/** Two selections, exactly one of which wins for every digit. */
const SIDES = [parseBet('high', ''), parseBet('low', '')] as const;

export async function drawnRound(
  db: Database,
  members: readonly bigint[],
  bets: number,
  name: string,
): Promise<void> {
  const round = await openRound(db, 2);
  for (let first = 0; first < bets; first += members.length) {
    const bids = members.slice(0, bets - first).map((member, index) => ({
      member,
      key: `${name}-${first}`,
      stake: USDT / 100n,
      bet: SIDES[index % 2] ?? SIDES[0],
    }));
    await placeBets(db, 2, bids, NO_LIMIT);
  }
  await reachDraw(db, round);
  await closeRounds(db);
  await drawRounds(db);
}

/**
 * Updates each row of a copy of the newest bets once. Returns the duration of the UPDATE, in ms.
 *
 * @param indexes indexes of the copy: those of the bets, or only a primary key
 */
export async function updateTime(db: Database, indexes: 'of bets' | 'key only'): Promise<number> {
  const like = indexes === 'of bets' ? sql`like wingo_bet including indexes` : sql`like wingo_bet`;
  await db.query(sql`drop table if exists plain`);
  await db.query(sql`create table plain (${like}, state smallint)`);
  if (indexes === 'key only') await db.query(sql`alter table plain add primary key (id)`);
  await db.query(sql`
    insert into plain
    select * from wingo_bet where round_id = (select max(round_id) from wingo_bet) order by id`);
  await db.query(sql`vacuum analyze plain`);
  return timeOf(() => db.query(sql`update plain set state = 1`));
}

/** Settles every drawn round and returns the duration, in ms. */
export async function settleTime(db: Database): Promise<number> {
  const time = await timeOf(async () => {
    for (const round of await unsettledRounds(db)) await settleRound(db, round);
  });
  // A round stays unsettled if its escrow is not zero after the payouts.
  const left = await unsettledRounds(db);
  if (left.length > 0) throw new Error('Not every bet was settled; nothing was measured.');
  return time;
}

export async function benchSettlement(cluster: Cluster): Promise<void> {
  heading(`Settling ${BETS} bets, half of them winning, against one UPDATE of as many rows:`);
  const { db, drop } = await testDatabase(cluster.url);
  try {
    const members = await manyMembers(db);
    const ratios = { bets: [] as number[], bare: [] as number[] };
    for (let run = 1; run <= RUNS; run += 1) {
      await drawnRound(db, members, BETS, `settle-${run}`);
      const [rewriting, bare] = [await updateTime(db, 'of bets'), await updateTime(db, 'key only')];
      const settling = await settleTime(db);
      ratios.bets.push(rewriting / settling);
      ratios.bare.push(bare / settling);
    }
    const goal = { at: 'least', value: 2 } as const;
    print({
      name: 'bets a second against rows a second, of a copy without indexes',
      goal,
      value: median(ratios.bare),
      runs: ratios.bare,
    });
    print({
      name: 'of a copy with the indexes of bets',
      goal,
      value: median(ratios.bets),
      runs: ratios.bets,
    });
  } finally {
    await drop();
  }
}
