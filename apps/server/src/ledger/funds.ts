import { USDT, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/** Funds that an operator raises and lowers: the bankroll of the games, and the budget for bonuses. */
export const FUNDS = ['bankroll', 'bonuses'] as const;
export type Fund = (typeof FUNDS)[number];

const TEST_FUND = 100_000n * USDT;

export interface FundChange {
  fund: Fund;
  /** Amount to add; below zero to lower the fund. */
  amount: MicroUsdt;
  person: string;
  reason: string;
}

/** @throws if the change exceeds the limit of a day, or if the fund would be too small */
export async function changeFund(
  owner: Queryable,
  { fund, amount, person, reason }: FundChange,
): Promise<MicroUsdt> {
  const rows = await owner.query<{ balance: bigint }>(sql`
    select change_funds(${fund}, ${amount}, ${person}, ${reason}) as balance`);
  return one(rows).balance;
}

/**
 * Returns the balances of the funds; null in an upgraded database, before the first change to the
 * fund.
 */
export async function fundBalances(db: Queryable): Promise<Record<Fund, MicroUsdt | null>> {
  const rows = await db.query<Record<Fund, bigint | null>>(sql`
    select
      (select balance from account where owner is null and kind = 'house') as bankroll,
      (select balance from account where owner is null and kind = 'bonuses') as bonuses`);
  return one(rows);
}

export async function fundWithTestMoney(owner: Queryable): Promise<void> {
  const reason = 'Test money for the embedded mode.';
  const done = await owner.query(sql`select from transfer_cause where reason = ${reason}`);
  if (done.length > 0) return;
  for (const fund of FUNDS) {
    await changeFund(owner, { fund, amount: TEST_FUND, person: 'npm start', reason });
  }
}
