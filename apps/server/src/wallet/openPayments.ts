import type { MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Claimed, Payment } from '../ports/chain/payouts';

export interface Claim {
  id: bigint;
  member: bigint;
  address: string;
  amount: MicroUsdt;
  fee: MicroUsdt;
}

/** Withdrawal with a signed payment, before its end. */
export interface OpenPayment extends Claim {
  payment: Payment;
  /** True if the newest transaction should have been mined by now. */
  overdue: boolean;
}

export interface Verdict extends Claimed {
  /** True if the verdict applies without a check of the chain. */
  override: boolean;
}

export interface Review extends OpenPayment {
  verdict: Verdict | undefined;
  reason: string;
}

type Row = Claim &
  Pick<Payment, 'nonce'> & {
    wallet: string | null;
    hashes: string[];
    signed: string[];
    overdue: boolean;
    found: Verdict['found'] | null;
    hash: string | null;
    override: boolean | null;
    reason: string | null;
  };

const verdictOf = ({ found, hash, override }: Row): Verdict | undefined =>
  found === null || hash === null ? undefined : { found, hash, override: override === true };

const reviewOf = (row: Row): Review => ({
  id: row.id,
  member: row.member,
  address: row.address,
  amount: row.amount,
  fee: row.fee,
  overdue: row.overdue,
  reason: row.reason ?? '',
  verdict: verdictOf(row),
  payment: {
    wallet: row.wallet ?? '',
    nonce: row.nonce,
    address: row.address,
    amount: row.amount,
    attempts: row.hashes.map((hash, place) => ({ hash, signed: row.signed[place] ?? '' })),
  },
});

async function read(db: Queryable, which: Sql, patience: number): Promise<Review[]> {
  const rows = await db.query<Row>(sql`
    select withdrawal.id, member_id as member, address, amount, fee, wallet, nonce,
      array[payment.hash] || coalesce(raised.hashes, '{}') as hashes,
      array[payment.signed] || coalesce(raised.signed, '{}') as signed,
      coalesce(raised.signed_at, payment.signed_at, changed_at)
        <= clock_timestamp() - make_interval(secs => ${patience}) as overdue,
      newest.verdict as found, newest.hash, newest.override, review_reason as reason
    from withdrawal
    join payment on payment.withdrawal_id = withdrawal.id
    left join lateral (
      select verdict, hash, override from withdrawal_verdict
      where withdrawal_verdict.withdrawal_id = withdrawal.id order by id desc limit 1) newest on true
    left join lateral (
      select array_agg(hash order by place) as hashes, array_agg(signed order by place) as signed,
        max(signed_at) as signed_at
      from payment_attempt where payment_attempt.withdrawal_id = withdrawal.id) raised on true
    where ${which} order by wallet, nonce`);
  return rows.map(reviewOf);
}

/**
 * Returns the payments in progress, ordered by wallet and nonce.
 *
 * @param patience seconds within which a payment should be mined
 */
export const openPayments = (db: Queryable, patience: number): Promise<OpenPayment[]> =>
  read(db, sql`state = 'pending'`, patience);

/** Minimum time between two checks of a withdrawal in review, in seconds. */
const REVIEW_REST = 60;

/** Returns the reviews that are due. Other servers skip these reviews for `rest` seconds. */
export async function dueReviews(db: Queryable, rest = REVIEW_REST): Promise<Review[]> {
  const due = await db.query<{ id: bigint }>(sql`
    update withdrawal set looked_at = clock_timestamp()
    where state = 'review'
      and coalesce(looked_at <= clock_timestamp() - make_interval(secs => ${rest}), true)
    returning id`);
  return read(db, sql`state = 'review' and withdrawal.id = any (${due.map(({ id }) => id)})`, 0);
}

export const overriddenReviews = (db: Queryable): Promise<Review[]> =>
  read(db, sql`state = 'review' and newest.override`, 0);
