import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { guardsOf, holdMember, type WithdrawalBar } from '../account/guards';
import { one, type Queryable, type Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import { holdAccount } from '../ledger/accounts';
import type { TwoFactor } from '../account/twoFactor/twoFactor';
import { findRefusal, type Intent } from './refusals';

export interface WithdrawalRequest {
  member: bigint;
  /** Idempotency key: all requests with this key make one withdrawal. */
  key: string;
  amount: MicroUsdt;
  address: string;
  code: string;
  /**
   * Hash that matches the given TXN password; required for an address that is not the member's own.
   */
  txnPasswordHash?: string | undefined;
}

/**
 * - `held`: the amount and the fee are reserved
 * - `replayed`: an earlier request with the same key reserved them; the code was not checked
 * - `conflict`: the key was used for another withdrawal
 * - `refused`: the key was refused before
 * - `wrong-code`, `no-two-factor`: two-factor authentication failed
 * - `other-address`: the address is not the member's own, and the TXN password is not the current
 *   one
 * - `funds`: the main wallet does not cover the amount and the fee
 * - a `WithdrawalBar`: the member may not withdraw now; nothing else was checked
 */
export type WithdrawalOutcome =
  | 'held'
  | 'replayed'
  | 'conflict'
  | 'refused'
  | 'wrong-code'
  | 'no-two-factor'
  | 'other-address'
  | 'funds'
  | WithdrawalBar;

export const withdrawalIntent = ({
  member,
  key,
  amount,
  address,
}: Pick<WithdrawalRequest, 'member' | 'key' | 'amount' | 'address'>): Intent => ({
  member,
  call: 'withdraw',
  key,
  request: `${amount} ${address}`,
});

export type CodeVerifier = Pick<TwoFactor, 'verifyTotp'>;

const UNAUTHORIZED = { wrong: 'wrong-code', 'not-enabled': 'no-two-factor' } as const;

/**
 * Requests a withdrawal. Checks the code only for a new key, because the code may have expired by
 * the time of a retry.
 */
export async function requestWithdrawal(
  tx: Tx,
  codes: CodeVerifier,
  request: WithdrawalRequest,
  waitHours: number,
): Promise<WithdrawalOutcome> {
  const { member, key, amount, address, code } = request;
  // Changes to security settings are either visible after this lock, or wait for this transaction.
  await holdMember(tx, member);
  await holdAccount(tx, member);
  const replay = await findReplay(tx, request);
  if (replay !== undefined) return replay;
  if ((await findRefusal(tx, withdrawalIntent(request))) !== undefined) return 'refused';
  const guards = await guardsOf(tx, member, waitHours);
  if (guards.bar !== undefined) return guards.bar;
  const ownAddress = guards.walletAddress === address;
  if (!ownAddress && guards.txnPasswordHash !== request.txnPasswordHash) return 'other-address';
  const verification = await codes.verifyTotp(tx, member, code);
  if (verification !== 'right') return UNAUTHORIZED[verification];
  const rows = await tx.query<{ outcome: 'held' | 'funds' }>(sql`
    select request_withdrawal(${member}, ${key}, ${address}, ${amount}) as outcome`);
  return one(rows).outcome;
}

export async function isWithdrawn(db: Queryable, member: bigint, key: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from withdrawal where member_id = ${member} and key = ${key}`);
  return rows.length > 0;
}

export async function findReplay(
  db: Queryable,
  { member, key, amount, address }: WithdrawalRequest,
): Promise<'replayed' | 'conflict' | undefined> {
  const [known] = await db.query<{ same: boolean }>(sql`
    select (amount, address) = (${amount}, ${address}) as same
    from withdrawal where member_id = ${member} and key = ${key}`);
  if (known === undefined) return undefined;
  return known.same ? 'replayed' : 'conflict';
}

export interface Withdrawal {
  network: Network;
  state: 'pending' | 'held' | 'review' | 'success' | 'failed';
  changedAt: Date;
  amount: MicroUsdt;
  /** Newest paying transaction; empty if there is none. */
  hash: string;
}

export const withdrawalsPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<Withdrawal>> =>
  readPage<Withdrawal>(
    db,
    sql`
      select withdrawal.network, state, changed_at as "changedAt", amount,
        coalesce(case when state = 'success' then settled_by end, (
          select hash from payment_attempt where withdrawal_id = withdrawal.id
          order by place desc limit 1), hash, '') as hash
      from withdrawal left join payment on payment.withdrawal_id = withdrawal.id
      where member_id = ${member}`,
    sql`id desc`,
    request,
  );
