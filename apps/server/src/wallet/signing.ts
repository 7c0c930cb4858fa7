import { PAYOUT_NETWORK } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Payment, Payouts } from '../ports/chain/payouts';
import type { Claim, OpenPayment } from './openPayments';

/**
 * Signs and stores a payment. Locks the member's row, as a freeze or a stop of withdrawals does.
 * After either, nothing is stored and the withdrawal waits.
 *
 * @returns undefined if the withdrawal may not be paid (payout_block), or another server stored a payment
 * first
 */
export async function signPayment(
  db: Queryable,
  payouts: Payouts,
  { id, address, amount }: Claim,
): Promise<Payment | undefined> {
  const [last] = await db.query<{ nonce: bigint }>(sql`
    select nonce from payment where network = ${PAYOUT_NETWORK} and wallet = ${payouts.wallet}
    order by nonce desc limit 1`);
  const signed = await payouts.sign({ address, amount, lastNonce: last?.nonce });
  const { wallet, nonce, hash } = signed;
  if (nonce > (last?.nonce ?? -1n) + 1n) await requireAccounted(db, payouts, nonce);
  // A nonce and a withdrawal each allow one payment, so a second server stores and sends nothing.
  const written = await db.query(sql`
    insert into payment (withdrawal_id, network, wallet, nonce, hash, signed)
    select withdrawal.id, ${PAYOUT_NETWORK}, ${wallet}, ${nonce}, ${hash}, ${signed.signed}
      from withdrawal join member on member.id = member_id
      where withdrawal.id = ${id} and state = 'pending' and member_may_be_paid(member)
      for share of member for no key update of withdrawal
    on conflict do nothing returning withdrawal_id`);
  return written.length === 0 ? undefined : { wallet, nonce, address, amount, attempts: [signed] };
}

/**
 * Blocks signing while transactions of the wallet are missing from the books, as after a restore:
 * one of them may be this payment. The comparison with the chain must pass them first, and stops at
 * unexplained transfers.
 *
 * @param nonce nonce to sign next
 * @throws until the comparison has passed these transactions
 */
async function requireAccounted(db: Queryable, payouts: Payouts, nonce: bigint): Promise<void> {
  const { wallet } = payouts;
  const { count, block } = await payouts.mined();
  const known = sql`network = ${PAYOUT_NETWORK} and wallet = ${wallet} and nonce = ${nonce}`;
  if (count >= nonce) {
    await db.query(sql`
      insert into wallet_gap (network, wallet, nonce, block)
      values (${PAYOUT_NETWORK}, ${wallet}, ${nonce}, ${block}) on conflict do nothing`);
  }
  const accounted = await db.query(sql`
    select from wallet_gap join chain_comparison using (network)
    where ${known} and sent_through >= block`);
  if (accounted.length > 0) return;
  throw new Error(
    `Transactions of the wallet ${wallet} before number ${nonce} are in no book. Withdrawals wait until ` +
      'the comparison with the chain has accounted for them: see docs/chains.md.',
  );
}

/**
 * Signs a payment again with higher fees and stores it.
 *
 * @returns undefined if another server stored a new signature first
 */
export async function raisePayment(
  db: Queryable,
  payouts: Payouts,
  { id, payment }: OpenPayment,
): Promise<Payment | undefined> {
  const raised = await payouts.raise(payment);
  const written = await db.query(sql`
    insert into payment_attempt (withdrawal_id, place, hash, signed)
    values (${id}, ${payment.attempts.length}, ${raised.hash}, ${raised.signed})
    on conflict do nothing returning place`);
  if (written.length === 0) return undefined;
  return { ...payment, attempts: [...payment.attempts, raised] };
}

const BATCH = 100;

/** Records the signing wallet of payments that the previous release stored without it. */
export async function adoptPayments(db: Queryable, payouts: Payouts): Promise<void> {
  let adopted;
  do {
    const rows = await db.query<{ id: bigint; signed: string }>(sql`
      select withdrawal_id as id, signed from payment
      where wallet is null and signed <> '' limit ${BATCH}`);
    adopted = rows.length;
    const wallets = await Promise.all(rows.map(({ signed }) => payouts.signerOf(signed)));
    if (adopted === 0) return;
    await db.query(sql`
      update payment set wallet = known.wallet
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${wallets}::text[]) as known (id, wallet)
      where withdrawal_id = known.id and payment.wallet is null`);
  } while (adopted === BATCH);
}
