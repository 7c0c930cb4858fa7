import type { IncomeKind } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { remarkText } from './remark';
import { readLongPage, type Page, type PageRequest } from '../db/page';

export async function incomeTotals(
  db: Queryable,
  member: bigint,
): Promise<Map<IncomeKind, MicroUsdt>> {
  const rows = await db.query<{ kind: IncomeKind; amount: MicroUsdt }>(
    sql`select kind, amount from income_total where member_id = ${member}`,
  );
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
}

export interface IncomeRecord {
  creditedAt: Date;
  amount: MicroUsdt;
  remark: string;
  /** Code of the reason; null for incomes that predate the codes. */
  code: string | null;
  params: Readonly<Record<string, string | number>> | null;
}

async function countIncomes(db: Queryable, member: bigint, kind: IncomeKind): Promise<number> {
  const [total = { records: 0 }] = await db.query<{ records: number }>(
    sql`select records from income_total where member_id = ${member} and kind = ${kind}`,
  );
  return total.records;
}

export async function incomePage(
  db: Queryable,
  member: bigint,
  kind: IncomeKind,
  request: PageRequest,
): Promise<Page<IncomeRecord>> {
  const page = await readLongPage<IncomeRecord>(
    db,
    sql`select id from income where member_id = ${member} and kind = ${kind}`,
    (ids) => sql`
      select credited_at as "creditedAt", amount, remark, remark_code as code,
        remark_params as params
      from income where id in (${ids})`,
    sql`id desc`,
    request,
    countIncomes(db, member, kind),
  );
  return { ...page, rows: page.rows.map(withRemark) };
}

/**
 * Adds the English text of the code. The database stores a text only for incomes that predate the
 * codes.
 */
const withRemark = (record: IncomeRecord): IncomeRecord => ({
  ...record,
  remark: (record.code && remarkText(record.code, record.params ?? {})) ?? record.remark,
});
