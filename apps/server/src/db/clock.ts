import sql from 'sql-template-tag';
import { one, type Queryable } from './database';

export interface ClockCheck {
  source: 'beacon' | 'ntp';
  /** Offset of the database's clock in ms: positive if it is ahead, negative if it is behind. */
  offsetMs: number;
}

export interface ClockState {
  /** Time of the database, epoch ms. */
  now: number;
  /** False while the clock is wrong by more than a second, which stops betting. */
  isBettingOpen: boolean;
  checks: ClockCheck[];
}

export async function readClocks(db: Queryable): Promise<ClockState> {
  const state = one(
    await db.query<Omit<ClockState, 'now'> & { now: Date }>(sql`
      select clock_timestamp() as now, betting_open() as "isBettingOpen", (
        select coalesce(json_agg(json_build_object('source', source, 'offsetMs', offset_ms)
          order by source), '[]') from clock_check) as checks`),
  );
  return { ...state, now: state.now.getTime() };
}

/** Returns the database's time, epoch ms. All servers share this clock. */
export async function databaseNow(db: Queryable): Promise<number> {
  const { now } = one(await db.query<{ now: Date }>(sql`select clock_timestamp() as now`));
  return now.getTime();
}
