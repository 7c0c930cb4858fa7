import sql from 'sql-template-tag';
import { one, type Queryable } from './database';

/** Returns the database's time, epoch ms. All servers share this clock. */
export async function databaseNow(db: Queryable): Promise<number> {
  const { now } = one(await db.query<{ now: Date }>(sql`select clock_timestamp() as now`));
  return now.getTime();
}
