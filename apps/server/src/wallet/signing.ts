import { PAYOUT_NETWORK } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { ChainUnreachable } from '../ports/chain/chain';
import type { Payment, PaymentSigner } from '../ports/chain/payouts';
import { openPayments, type OpenPayment } from './openPayments';
import { payoutBlock, payoutsStopped, waitingError, type PayoutBlock } from './payoutBlock';

/** Seconds until the fees of an unmined payment are raised. */
const PATIENCE = 180;

/**
 * Maximum number of fee raises per payment. A payment that is still unmined has another problem.
 */
const MOST_RAISES = 10;

export interface SignOptions {
  /** Called for each failure. Other withdrawals continue. */
  onError: (error: unknown) => void;
  /** Limits of the payments that all signers sign within an hour and within a day. */
  limits: { hour: MicroUsdt; day: MicroUsdt };
  waitHours: number;
  patience?: number;
}

interface Due {
  id: bigint;
  address: string;
  amount: MicroUsdt;
  objection: string | null;
}

/**
 * Signs the due withdrawals, and raises the fees of the first payment that is not mined in time. A signed
 * transaction leaves the signer only by its record in the database, so that a crash cannot pay a member
 * twice. Servers send the recorded transactions.
 *
 * @throws ChainUnreachable while calls to the node are paused; the next call continues
 */
export async function signWithdrawals(
  db: Queryable,
  signer: PaymentSigner,
  options: SignOptions,
): Promise<void> {
  const { onError, waitHours, patience = PATIENCE } = options;
  await db.query(sql`select announce_signer(${PAYOUT_NETWORK}, ${signer.wallet})`);
  await isolate(raiseFirst(db, signer, patience), onError);
  const due = await db.query<Due>(sql`
    select id, address, amount, objection from withdrawals_to_sign(${waitHours})`);
  if (due.length === 0) return;
  const stopped = await payoutsStopped(db);
  if (stopped !== null) return report(stopped, onError);
  const sign = async (claim: Due) => {
    if (claim.objection !== null) throw refused(claim, claim.objection);
    const block = await payoutBlock(db, claim.id);
    if (block === null) return signPayment(db, signer, claim, options);
    report(block, onError, claim.id);
  };
  for (const claim of due) await isolate(sign(claim), onError);
}

/** Awaits a step; reports its error so that later steps still run. */
async function isolate(step: Promise<void>, onError: SignOptions['onError']): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (error instanceof ChainUnreachable) throw error;
    onError(error);
  }
}

/** @param withdrawal undefined if all withdrawals wait */
function report(reason: PayoutBlock, onError: SignOptions['onError'], withdrawal?: bigint): void {
  const error = waitingError(reason, withdrawal);
  if (error !== undefined) onError(error);
}

const refused = ({ id }: Pick<Due, 'id'>, reason: string) =>
  new Error(`Withdrawal ${id} is not signed: ${reason}.`);

/**
 * Signs the payment of a withdrawal and records it. While recording it, the database checks the
 * withdrawal and the limits again. It locks the member, as a freeze or a withdrawal stop does.
 */
async function signPayment(
  db: Queryable,
  signer: PaymentSigner,
  { id, address, amount }: Due,
  { limits, waitHours }: SignOptions,
): Promise<void> {
  const [last] = await db.query<{ nonce: bigint }>(sql`
    select nonce from payment where network = ${PAYOUT_NETWORK} and wallet = ${signer.wallet}
    order by nonce desc limit 1`);
  const { wallet, nonce, hash, signed } = await signer.sign({
    address,
    amount,
    lastNonce: last?.nonce,
  });
  if (nonce > (last?.nonce ?? -1n) + 1n) await requireAccounted(db, signer, nonce);
  const rows = await db.query<{ objection: string | null }>(sql`
    select record_payment(${id}, ${address}, ${amount}, ${PAYOUT_NETWORK}, ${wallet}, ${nonce},
      ${hash}, ${signed}, ${waitHours}, ${limits.hour}, ${limits.day}) as objection`);
  const { objection } = one(rows);
  if (objection !== null) throw refused({ id }, objection);
}

/**
 * Blocks signing while transactions of the wallet are missing from the books, as after a restore:
 * one of them may be this payment. The comparison with the chain must first pass these
 * transactions. The comparison stops at unexplained transfers.
 */
async function requireAccounted(
  db: Queryable,
  signer: PaymentSigner,
  nonce: bigint,
): Promise<void> {
  const { wallet } = signer;
  const { count, block } = await signer.mined();
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

/** Raises the fees of the wallet's first unmined payment, which blocks the later ones. */
async function raiseFirst(db: Queryable, signer: PaymentSigner, patience: number): Promise<void> {
  const own = (await openPayments(db, patience)).filter(
    ({ payment }) => payment.wallet === signer.wallet,
  );
  if (!own.some(({ overdue }) => overdue)) return;
  const first = await firstUnmined(signer, own);
  if (first?.overdue !== true || first.payment.attempts.length > MOST_RAISES) return;
  await raisePayment(db, signer, first);
}

async function firstUnmined(
  signer: PaymentSigner,
  payments: readonly OpenPayment[],
): Promise<OpenPayment | undefined> {
  for (const open of payments) {
    const { state } = await signer.state(open.payment);
    if (state === 'unknown' || state === 'waiting') return open;
  }
  return undefined;
}

/** Signs a payment again with higher fees and records it, unless another signer has. */
async function raisePayment(
  db: Queryable,
  signer: PaymentSigner,
  { id, payment }: { id: bigint; payment: Payment },
): Promise<void> {
  const { hash, signed } = await signer.raise(payment);
  await db.query(sql`
    select record_replacement(${id}, ${payment.attempts.length}, ${hash}, ${signed})`);
}
