import sql from 'sql-template-tag';
import { one, type Queryable } from './database';

/** The database's clock, epoch ms: the one clock all servers share. */
export async function databaseNow(db: Queryable): Promise<number> {
  const { now } = one(await db.query<{ now: Date }>(sql`select clock_timestamp() as now`));
  return now.getTime();
}
