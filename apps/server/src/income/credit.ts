import type { IncomeKind } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Tx } from '../db/database';
import { accountsOf, platformAccount } from '../ledger/accounts';
import { distribute } from '../ledger/transfer';
import type { Remark } from './remark';

export interface Credit {
  member: bigint;
  kind: IncomeKind;
  /** Id of the source, such as `round:42`. */
  source: string;
  amount: MicroUsdt;
  remark: Remark;
}

/**
 * Pays income to main wallets in one transfer.
 *
 * @param key idempotency key of the transfer
 * @param payer `fees` for commissions, `house` for all other income
 * @throws if a source has already paid a member; the whole transaction is rolled back
 */
export async function creditIncome(
  tx: Tx,
  key: string,
  payer: 'fees' | 'house',
  credits: readonly Credit[],
): Promise<void> {
  if (credits.length === 0) return;
  const accounts = await accountsOf(tx, 'main', [...new Set(credits.map(({ member }) => member))]);
  const from = await platformAccount(tx, payer);
  const shares = credits.map(({ member, amount }) => ({ to: accounts.get(member) ?? 0n, amount }));
  const transfer = await distribute(tx, key, from, shares);
  const remarks = credits.map(({ remark }) => remark);
  const column = <Key extends Exclude<keyof Credit, 'remark'>>(name: Key) =>
    credits.map((credit) => credit[name]);
  await tx.query(sql`
    insert into income
      (member_id, kind, source, amount, remark, remark_code, remark_params, transfer_id)
    select *, ${transfer} from unnest(
      ${column('member')}::bigint[], ${column('kind')}::text[], ${column('source')}::text[],
      ${column('amount')}::bigint[], ${remarks.map(({ text }) => text)}::text[],
      ${remarks.map(({ code }) => code)}::text[],
      ${remarks.map(({ params }) => JSON.stringify(params))}::jsonb[])`);
}
