import sql, { raw } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/** Tables that even a refused call may change. */
const TRACES: ReadonlySet<string> = new Set([
  // Table of failed attempts.
  'attempt',
  // Table with the time of the last use.
  'session',
]);

/** Returns the number of rows and a hash of the rows, by table. */
export async function contentsOf(db: Queryable): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const contents: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !TRACES.has(table.name))) {
    const rows = await db.query<{ hash: string }>(
      raw(`select count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '')
        as hash from "${name}" t`),
    );
    contents[name] = one(rows).hash;
  }
  return contents;
}
