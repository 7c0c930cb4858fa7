import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Stores the currency in which a member sees amounts. Payments ignore this currency.
 *
 * @param currency ISO 4217 code; '' for none
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
