import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

export interface MoneyLimits {
  /** Maximum grant of test money to a new member. */
  grant: MicroUsdt;
  /** Maximum total of deposits credited on a network within 24 hours. */
  deposits: MicroUsdt;
  /** Maximum total payout of a round for one digit. */
  liability: MicroUsdt;
  /** Maximum issuance per UTC day. */
  issuance: MicroUsdt;
  /** Minimum bankroll. Bets whose loss would exceed it are refused; below it, no withdrawal is paid. */
  floor: MicroUsdt;
  /** Maximum total of withdrawals paid within an hour. */
  hourly: MicroUsdt;
  /** Maximum total of withdrawals paid to one member within an hour. */
  member: MicroUsdt;
  /** Maximum withdrawal that is paid without approval by two people. */
  approval: MicroUsdt;
  /** Maximum win of a bet on a single-player game, per USDT of the bankroll. */
  win: MicroUsdt;
}

/** Changes the given limits. Other limits stay unchanged. */
export async function setLimits(owner: Queryable, limits: Partial<MoneyLimits>): Promise<void> {
  await owner.query(sql`
    update money_limit set amount = new.amount
    from unnest(${Object.keys(limits)}::text[], ${Object.values(limits)}::bigint[])
      as new (name, amount)
    where money_limit.name = new.name and money_limit.amount <> new.amount`);
}
