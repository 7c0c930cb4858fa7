import sql, { type Sql } from 'sql-template-tag';
import { one, type Queryable } from './database';

/** One page of a history. */
export interface Page<Row> {
  rows: Row[];
  /** How many records the whole history has. */
  total: number;
  /** The records before it are archived: in no page, and not counted. Undefined when there are none. */
  archivedBefore?: Date | undefined;
}

/** Which part of a history: rows `(page - 1) * size` and on. */
export interface PageRequest {
  /** From 1. */
  page: number;
  size: number;
}

async function count(db: Queryable, records: Sql): Promise<number> {
  const statement = sql`select count(*)::int as total from (${records}) as records`;
  return one(await db.query<{ total: number }>(statement)).total;
}

/**
 * Reads one page of what a statement selects, and counts the whole.
 *
 * @param records a select without an order; it may join, and its columns are the row's
 * @param order what follows `order by`; it names columns of the select
 */
export async function readPage<Row extends object>(
  db: Queryable,
  records: Sql,
  order: Sql,
  { page, size }: PageRequest,
): Promise<Page<Row>> {
  const total = await count(db, records);
  const rows = await db.query<Row>(
    sql`${records} order by ${order} limit ${size} offset ${(page - 1) * size}`,
  );
  return { rows, total };
}

/**
 * Reads one page of a history that may have a hundred thousand records: what comes before a deep page is
 * skipped in an index, without a look at its rows.
 *
 * @param keys a select of the keys of the whole history, by an index that holds all it needs
 * @param records a select of the rows with these keys
 * @param order what follows `order by` in both
 * @param total how many records there are, where that is known. @default the keys are counted
 */
export async function readLongPage<Row extends object>(
  db: Queryable,
  keys: Sql,
  records: (keys: Sql) => Sql,
  order: Sql,
  { page, size }: PageRequest,
  total = count(db, keys),
): Promise<Page<Row>> {
  const onPage = sql`${keys} order by ${order} limit ${size} offset ${(page - 1) * size}`;
  const [rows, known] = await Promise.all([
    db.query<Row>(sql`${records(onPage)} order by ${order}`),
    total,
  ]);
  return { rows, total: known };
}
