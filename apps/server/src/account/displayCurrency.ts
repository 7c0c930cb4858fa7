import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Keeps the currency that a member sees amounts in beside USDT. Pages read it; nothing that moves money
 * does.
 *
 * @param currency an ISO 4217 code; '' for none
 */
export async function keepDisplayCurrency(
  db: Queryable,
  member: bigint,
  currency: string,
): Promise<void> {
  await db.query(sql`
    update member set display_currency = ${currency}
    where id = ${member} and display_currency <> ${currency}`);
}
