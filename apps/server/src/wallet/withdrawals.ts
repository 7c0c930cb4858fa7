import { WITHDRAWAL_FEE, PAYOUT_NETWORK, type Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { guardsOf, holdMember, type WithdrawalBar } from '../account/guards';
import { one, type Queryable, type Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import { accountOf, holdAccount, openAccounts } from '../ledger/accounts';
import { transfer } from '../ledger/transfer';
import type { TwoFactor } from '../account/twoFactor/twoFactor';
import { findRefusal, type Intent } from './refusals';

/** What a member wants to withdraw. */
export interface WithdrawalRequest {
  member: bigint;
  /** The key of the member's intent: however often it arrives, it is one withdrawal. */
  key: string;
  amount: MicroUsdt;
  /** Where it is paid to. */
  address: string;
  /** A code of the member's authenticator app. */
  code: string;
  /**
   * The hash that the given TXN password matches. Needed when the address is not the member's own.
   * @default none was given
   */
  txnPasswordHash?: string | undefined;
}

/**
 * - `held`: amount and fee are held
 * - `replayed`: they were, by an earlier arrival of the same key; the code was not looked at
 * - `conflict`: the key was used for another withdrawal
 * - `refused`: the key was refused before
 * - `wrong-code`, `no-two-factor`: the member is not known to want it
 * - `other-address`: the address is not the member's own, and the TXN password not the current one
 * - `funds`: the main wallet does not cover amount and fee
 * - a bar: the member may not withdraw now; nothing else was looked at
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

/** What a withdrawal is, to whom asks whether its key was refused. */
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

/** Who knows whether a code of an authenticator app is right. */
export type CodeVerifier = Pick<TwoFactor, 'verifyTotp'>;

const UNAUTHORIZED = { wrong: 'wrong-code', 'not-enabled': 'no-two-factor' } as const;

/**
 * Holds what a withdrawal takes from the main wallet until the chain says how it ended. The code is
 * looked at only when the key is new: a repetition may come when the code has expired.
 *
 * @param waitHours how long withdrawals wait after a change of what guards the account, in hours
 */
export async function requestWithdrawal(
  tx: Tx,
  codes: CodeVerifier,
  request: WithdrawalRequest,
  waitHours: number,
): Promise<WithdrawalOutcome> {
  const { member, key, amount, address, code } = request;
  // A change of what guards the account comes before this, and counts, or waits until this is done.
  await holdMember(tx, member);
  const main = await holdAccount(tx, 'main', member);
  const replay = await findReplay(tx, request);
  if (replay !== undefined) return replay;
  if ((await findRefusal(tx, withdrawalIntent(request))) !== undefined) return 'refused';
  const guards = await guardsOf(tx, member, waitHours);
  if (guards.bar !== undefined) return guards.bar;
  const ownAddress = guards.walletAddress === address;
  if (!ownAddress && guards.txnPasswordHash !== request.txnPasswordHash) return 'other-address';
  const verification = await codes.verifyTotp(tx, member, code);
  if (verification !== 'right') return UNAUTHORIZED[verification];
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

/** Whether a withdrawal was asked for under this key. */
export async function isWithdrawn(db: Queryable, member: bigint, key: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from withdrawal where member_id = ${member} and key = ${key}`);
  return rows.length > 0;
}

/** What a key was used for already; undefined when it is new. */
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

/** A withdrawal in its member's history. */
export interface Withdrawal {
  network: Network;
  state: 'pending' | 'held' | 'review' | 'success' | 'failed';
  changedAt: Date;
  amount: MicroUsdt;
  /** The hash of the transaction that pays it, the newest where fees were raised; empty until there is one. */
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
      select withdrawal.network, state, changed_at as "changedAt", amount,
        coalesce(case when state = 'success' then settled_by end, (
          select hash from payment_attempt where withdrawal_id = withdrawal.id
          order by place desc limit 1), hash, '') as hash
      from withdrawal left join payment on payment.withdrawal_id = withdrawal.id
      where member_id = ${member}`,
    sql`id desc`,
    request,
  );
