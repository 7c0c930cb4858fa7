import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import { accountOf, platformAccount } from '../ledger/accounts';
import { transfer, type Transfer } from '../ledger/transfer';
import { PAYOUT_NETWORK, type Payouts, type SignedPayment } from '../ports/chain/chain';

interface Pending {
  id: bigint;
  member: bigint;
  address: string;
  amount: MicroUsdt;
  fee: MicroUsdt;
  payment: SignedPayment | null;
}

const pendingWithdrawals = (db: Queryable): Promise<Pending[]> =>
  db
    .query<Omit<Pending, 'payment'> & { nonce: bigint | null; hash: string; signed: string }>(
      sql`
        select id, member_id as member, address, amount, fee, nonce, hash, signed
        from withdrawal left join payment on payment.withdrawal_id = withdrawal.id
        where state = 'pending' order by nonce nulls last, id`,
    )
    .then((rows) =>
      rows.map(({ nonce, hash, signed, ...row }) => ({
        ...row,
        payment: nonce === null ? null : { nonce, hash, signed },
      })),
    );

/**
 * Takes every pending withdrawal a step on: signed, sent, and at last completed or voided. A payment
 * is written down before it is sent, and sent again as it was, so that a crash pays nobody twice.
 *
 * @param onError told of a withdrawal that could not be moved; it holds up no other
 */
export async function payWithdrawals(
  db: Database,
  payouts: Payouts,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const pending of await pendingWithdrawals(db)) {
    await advance(db, payouts, pending).catch(onError);
  }
}

async function advance(db: Database, payouts: Payouts, pending: Pending): Promise<void> {
  const payment = pending.payment ?? (await signPayment(db, payouts, pending));
  if (payment === undefined) return;
  let state = await payouts.state(payment);
  if (state === 'unknown') {
    await payouts.send(payment);
    state = await payouts.state(payment);
  }
  if (state === 'success') await db.transaction((tx) => complete(tx, pending));
  if (state === 'failed') await db.transaction((tx) => giveBack(tx, pending));
}

/** Signs and writes down a payment; undefined when another server was faster. */
async function signPayment(
  db: Database,
  payouts: Payouts,
  { id, address, amount }: Pending,
): Promise<SignedPayment | undefined> {
  const [last] = await db.query<{ nonce: bigint }>(sql`
    select nonce from payment where network = ${PAYOUT_NETWORK} order by nonce desc limit 1`);
  const payment = await payouts.sign({ address, amount, lastNonce: last?.nonce });
  // The nonce and the withdrawal are each good for one payment: a second server writes nothing, and
  // what it signed is never sent.
  const written = await db.query(sql`
    insert into payment (withdrawal_id, network, nonce, hash, signed)
    values (${id}, ${PAYOUT_NETWORK}, ${payment.nonce}, ${payment.hash}, ${payment.signed})
    on conflict do nothing returning withdrawal_id`);
  return written.length === 0 ? undefined : payment;
}

/** Ends a withdrawal; false when it had ended before. */
async function end(tx: Tx, id: bigint, state: 'success' | 'failed'): Promise<boolean> {
  const ended = await tx.query(sql`
    update withdrawal set state = ${state}, changed_at = clock_timestamp()
    where id = ${id} and state = 'pending' returning id`);
  return ended.length > 0;
}

async function complete(tx: Tx, { id, member, amount, fee }: Pending): Promise<void> {
  if (!(await end(tx, id, 'success'))) return;
  const from = await accountOf(tx, 'pending', member);
  const out: Transfer = {
    ...{ key: `withdrawal-paid:${id}`, from, amount },
    to: await platformAccount(tx, 'chain'),
  };
  const charge: Transfer = {
    ...{ key: `withdrawal-fee:${id}`, from, amount: fee },
    to: await platformAccount(tx, 'fees'),
  };
  await transfer(tx, fee > 0n ? [out, charge] : [out]);
}

/** Returns the whole of it, the fee included: nothing was paid. */
async function giveBack(tx: Tx, { id, member, amount, fee }: Pending): Promise<void> {
  if (!(await end(tx, id, 'failed'))) return;
  const from = await accountOf(tx, 'pending', member);
  const to = await accountOf(tx, 'main', member);
  await transfer(tx, [{ key: `withdrawal-returned:${id}`, from, to, amount: amount + fee }]);
}
