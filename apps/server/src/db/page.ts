import sql, { type Sql } from 'sql-template-tag';
import { one, type Queryable } from './database';

export interface Page<Row> {
  rows: Row[];
  total: number;
  /**
   * Start of the records that are not archived. Archived records are neither listed nor counted.
   */
  archivedBefore?: Date | undefined;
}

export interface PageRequest {
  page: number;
  size: number;
}

async function count(db: Queryable, records: Sql): Promise<number> {
  const statement = sql`select count(*)::int as total from (${records}) as records`;
  return one(await db.query<{ total: number }>(statement)).total;
}

/**
 * @param records select without an order; may contain joins
 * @param order expression for `order by`, with columns of the select
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
 * Reads one page of a history with up to a hundred thousand records. Skips the rows before a deep
 * page in an index.
 *
 * @param keys select of the history's keys from a covering index
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
