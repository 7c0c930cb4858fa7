import type { MicroUsdt } from '@platform/rules/money';
import { WITHDRAWAL_FEE } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import { accountOf, holdAccount, openAccounts } from '../ledger/accounts';
import { transfer } from '../ledger/transfer';
import { PAYOUT_NETWORK } from '../ports/chain/chain';

/** What a member wants to withdraw. */
export interface WithdrawalRequest {
  member: bigint;
  /** The key of the member's intent: however often it arrives, it is one withdrawal. */
  key: string;
  amount: MicroUsdt;
  /** Where it is paid to. */
  address: string;
}

/**
 * - `held`: amount and fee are held, now or since an earlier arrival of the same key
 * - `conflict`: the key stands for another withdrawal
 * - `funds`: the main wallet does not cover amount and fee
 */
export type WithdrawalOutcome = 'held' | 'conflict' | 'funds';

/**
 * Holds what a withdrawal takes from the main wallet until the chain says how it ended.
 *
 * @param authorize proves that the member wants it, and throws when not: asked only for a key that
 *   is new, since a repetition may come when the proof has expired
 */
export async function requestWithdrawal(
  tx: Tx,
  request: WithdrawalRequest,
  authorize: () => Promise<void>,
): Promise<WithdrawalOutcome> {
  const { member, key, amount, address } = request;
  const main = await holdAccount(tx, 'main', member);
  const [known] = await tx.query<{ same: boolean }>(sql`
    select (amount, address) = (${amount}, ${address}) as same
    from withdrawal where member_id = ${member} and key = ${key}`);
  if (known !== undefined) return known.same ? 'held' : 'conflict';
  await authorize();
  if (main.balance < amount + WITHDRAWAL_FEE) return 'funds';
  const { id } = one(
    await tx.query<{ id: bigint }>(sql`
      insert into withdrawal (member_id, key, network, address, amount, fee)
      values (${member}, ${key}, ${PAYOUT_NETWORK}, ${address}, ${amount}, ${WITHDRAWAL_FEE})
      returning id`),
  );
  await openAccounts(tx, 'pending', [member]);
  const to = await accountOf(tx, 'pending', member);
  const held = amount + WITHDRAWAL_FEE;
  await transfer(tx, [{ key: `withdrawal:${id}`, from: main.id, to, amount: held }]);
  return 'held';
}

/** A withdrawal in its member's history. */
export interface Withdrawal {
  state: 'pending' | 'success' | 'failed';
  changedAt: Date;
  amount: MicroUsdt;
  /** The hash of the transaction that pays it; empty until there is one. */
  hash: string;
}

/** A member's withdrawals, newest first, by page. */
export const withdrawalsPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<Withdrawal>> =>
  readPage<Withdrawal>(
    db,
    sql`
      select state, changed_at as "changedAt", amount, coalesce(hash, '') as hash
      from withdrawal left join payment on payment.withdrawal_id = withdrawal.id
      where member_id = ${member}`,
    sql`id desc`,
    request,
  );
