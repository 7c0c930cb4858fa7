import type { Digit, GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { databaseNow } from '../db/clock';
import { one, type Database, type Queryable } from '../db/database';
import { systemRandom } from '../ports/random';
import { createRounds, type RoundState } from '../wingo/rounds';

let made = 0;

/** Makes a round that is open now and stays open for an hour, unless a test moves it. */
export async function openRound(db: Database, game: GameType): Promise<bigint> {
  made += 1;
  const number = `round-${made}`;
  const now = await databaseNow(db);
  const minutes = (count: number) => now + count * 60_000;
  const times = { opensAt: minutes(-1), closesAt: minutes(60), drawsAt: minutes(61) };
  await db.transaction((tx) =>
    createRounds(tx, systemRandom, game, [{ number, ...times, endsAt: minutes(62) }]),
  );
  const rows = await db.query<{ id: bigint }>(
    sql`select id from wingo_round where game = ${game} and number = ${number}`,
  );
  return one(rows).id;
}

/** Moves a round in time rather than the clock: betting on it closes now. */
export async function reachClose(db: Database, round: bigint): Promise<void> {
  await db.query(sql`
    update wingo_round set closes_at = clock_timestamp() where id = ${round}`);
}

/** Moves a round in time rather than the clock: its draw is due now. */
export async function reachDraw(db: Database, round: bigint): Promise<void> {
  await db.query(sql`
    update wingo_round
    set closes_at = clock_timestamp() - interval '1 second', draws_at = clock_timestamp()
    where id = ${round}`);
}

/** What the database holds of a round. */
export async function readRound(db: Queryable, round: bigint) {
  return one(
    await db.query<{ state: RoundState; result: Digit | null; number: string }>(
      sql`select state, result, number from wingo_round where id = ${round}`,
    ),
  );
}
