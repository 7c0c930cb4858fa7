import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Limits for the money that the database moves without rows that justify the amount. */
export interface MoneyLimits {
  /** Largest grant of test money to a new member. */
  grant: MicroUsdt;
  /** Largest sum of deposits that are credited on a network within 24 hours. */
  deposits: MicroUsdt;
  /** Largest total payout of a round for one digit. */
  liability: MicroUsdt;
}

/** Writes the limits, as the owner of the database. Other limits stay unchanged. */
export async function setLimits(owner: Queryable, limits: Partial<MoneyLimits>): Promise<void> {
  await owner.query(sql`
    update money_limit set amount = new.amount
    from unnest(${Object.keys(limits)}::text[], ${Object.values(limits)}::bigint[])
      as new (name, amount)
    where money_limit.name = new.name and money_limit.amount <> new.amount`);
}
