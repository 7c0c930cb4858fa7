import sql, { raw } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/** Tables that a rejected call changes on purpose. */
const TRACES: ReadonlySet<string> = new Set([
  // Counts failures.
  'attempt',
  // Stores the last use.
  'session',
]);

/** Returns the contents of the database by table: the number of rows and a hash of them. */
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
