import type { Digit, GameType } from '@platform/rules/wingo';
import sql, { type Sql } from 'sql-template-tag';
import { databaseNow } from '../db/clock';
import { one, type Database, type Queryable } from '../db/database';
import { voidRound } from '../draw/drawRounds';
import { createRounds } from '../draw/roundMaker';
import { roundsFrom, SCHEDULES, type RoundTimes } from '../draw/schedule';
import type { RoundState } from '../wingo/rounds';
import { ROUND_PARTS } from './draws';

let made = 0;

/** Creates a round that is open for an hour, unless a test changes its times. */
export async function openRound(db: Database, game: GameType): Promise<bigint> {
  made += 1;
  const number = `round-${made}`;
  const now = await databaseNow(db);
  const minutes = (count: number) => now + count * 60_000;
  const times = { opensAt: minutes(-1), closesAt: minutes(60), drawsAt: minutes(61) };
  await db.transaction((tx) =>
    createRounds(tx, ROUND_PARTS, game, [{ number, ...times, endsAt: minutes(62) }]),
  );
  const rows = await db.query<{ id: bigint }>(
    sql`select id from wingo_round where game = ${game} and number = ${number}`,
  );
  return one(rows).id;
}

/**
 * Returns the times of past rounds of the 1-minute game whose draw is due. After `postponeRoots`, these rounds
 * can be closed and drawn without rewriting their rows.
 */
export async function pastRounds(db: Database, count: number): Promise<RoundTimes[]> {
  const now = await databaseNow(db);
  return roundsFrom(now - (count + 2) * 60_000, 1, SCHEDULES[1], count);
}

/**
 * Runs a statement that the database would refuse, because it changes the past. Tests change the times of
 * rounds instead of the clock. Requires a superuser.
 */
export const rewrite = <Row extends object>(db: Database, statement: Sql): Promise<Row[]> =>
  db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    return tx.query<Row>(statement);
  });

/**
 * Changes the times of a round, so that its betting closes now. Its root may be computed up to an
 * hour later.
 */
export async function reachClose(db: Database, round: bigint): Promise<void> {
  await rewrite(
    db,
    sql`
      update wingo_round
      set closes_at = clock_timestamp(), root_due_at = clock_timestamp() + interval '1 hour'
      where id = ${round}`,
  );
}

/** Changes the times of a round, so that its draw is due now. */
export async function reachDraw(db: Database, round: bigint): Promise<void> {
  await rewrite(
    db,
    sql`
      update wingo_round set closes_at = clock_timestamp() - interval '1 second',
        root_due_at = clock_timestamp() + interval '1 hour', beacon_at = clock_timestamp(), draws_at = clock_timestamp()
      where id = ${round}`,
  );
}

/** Changes the times of a round, so that the wait for its beacon is over. */
export async function reachEndOfWait(db: Database, round: bigint): Promise<void> {
  await rewrite(
    db,
    sql`
      update wingo_round set opens_at = opens_at - interval '1 minute',
        closes_at = closes_at - interval '1 minute', beacon_at = beacon_at - interval '1 minute',
        draws_at = draws_at - interval '1 minute'
      where id = ${round}`,
  );
}

/**
 * Sets the deadline for the roots of all rounds to an hour from now, as if the rounds closed in
 * time.
 */
export async function postponeRoots(db: Database): Promise<void> {
  await rewrite(
    db,
    sql`update wingo_round set root_due_at = clock_timestamp() + interval '1 hour'`,
  );
}

/** Voids a round, as if its beacon had been missing for too long. */
export async function callOff(db: Database, round: bigint): Promise<void> {
  await rewrite(
    db,
    sql`
      update wingo_round set beacon_at = clock_timestamp() - interval '2 minutes'
      where id = ${round}`,
  );
  await voidRound(db, round, 'no-beacon');
}

/** Sets the result of a round, regardless of its seed. */
export async function drawAs(db: Database, round: bigint, digit: Digit): Promise<void> {
  await rewrite(
    db,
    sql`
      update wingo_round set state = 'drawn', result = ${digit}, drawn_at = clock_timestamp()
      where id = ${round}`,
  );
}

export async function readRound(db: Queryable, round: bigint) {
  return one(
    await db.query<{ state: RoundState; result: Digit | null; number: string }>(
      sql`select state, result, number from wingo_round where id = ${round}`,
    ),
  );
}
