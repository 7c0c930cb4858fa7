import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Returns the contents of the schema `public`, one sorted line each: tables with their columns in
 * order, constraints, indexes, triggers, functions and privileges.
 */
export async function schemaOf(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ line: string }>(sql`
    with relation as (
      select *, oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace
    ), routine as (
      select * from pg_proc where pronamespace = 'public'::regnamespace
    )
    select concat_ws(' ', 'relation', name, relkind, reloptions::text, relacl::text) as line
      from relation
    union all
    select concat_ws(' ', 'column', name, attnum, attname, format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, nullif(attidentity, ''), attacl::text,
        pg_get_expr(adbin, adrelid))
      from pg_attribute join relation on relation.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and relkind in ('r', 'p', 'v') and not attisdropped
    union all
    select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join relation on relation.oid = conrelid
    union all
    select pg_get_indexdef(indexrelid)
      from pg_index join relation on relation.oid = indexrelid
    union all
    select pg_get_triggerdef(pg_trigger.oid)
      from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal
    union all
    select pg_get_functiondef(oid) || coalesce(proacl::text, '') from routine
    union all
    select concat_ws(' ', 'account', id, kind) from account where owner is null`);
  return rows.map(({ line }) => line).sort();
}
