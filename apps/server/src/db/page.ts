import sql, { type Sql } from 'sql-template-tag';
import { one, type Queryable } from './database';

/** One page of a history. */
export interface Page<Row> {
  rows: Row[];
  /** How many records the whole history has. */
  total: number;
}

/** Which part of a history: rows `(page - 1) * size` and on. */
export interface PageRequest {
  /** From 1. */
  page: number;
  size: number;
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
  const { total } = one(
    await db.query<{ total: number }>(
      sql`select count(*)::int as total from (${records}) as records`,
    ),
  );
  const rows = await db.query<Row>(
    sql`${records} order by ${order} limit ${size} offset ${(page - 1) * size}`,
  );
  return { rows, total };
}
