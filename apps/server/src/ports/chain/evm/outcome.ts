import type { Address, Hex, TransactionReceipt } from 'viem';
import type { Payment, PaymentState } from '../payouts';
import { known } from './known';
import type { Node } from './network';
import { isSpentAt, transactionAt } from './nonce';
import { isRefusal, transfersOf } from './transfers';

/** Multiple of the confirmations after which a payment counts as replaced. */
export const REPLACED_DEPTH = 2n;

export type Outcome =
  | Exclude<PaymentState, { hash: string }>
  | { state: 'waiting' | 'paid'; hash: string }
  /** `block` contains the transaction that makes the payment impossible. */
  | { state: 'failed'; hash: string; block: bigint };

const review = (reason: string): Outcome => ({ state: 'review', reason });

/** Asks about the newest transaction first, the likeliest to be mined. */
async function newestKnown<T>(
  { attempts }: Payment,
  ask: (hash: Hex) => Promise<T>,
): Promise<T | undefined> {
  for (const { hash } of attempts.toReversed()) {
    const answer = await known(ask(hash as Hex));
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/**
 * Returns the outcome of a payment. For `failed`, the node must return the transaction with the
 * payment's nonce.
 */
export async function outcomeOn(node: Node, payment: Payment): Promise<Outcome> {
  const { client } = node;
  const head = await node.head();
  if (node.isBehind(head)) return { state: 'pending' };
  const receipt = await newestKnown(payment, (hash) => client.getTransactionReceipt({ hash }));
  if (receipt !== undefined) return judge(node, payment, receipt, node.finalBelow(head));
  const waiting = await newestKnown(payment, (hash) => client.getTransaction({ hash }));
  if (waiting !== undefined) return { state: 'waiting', hash: waiting.hash };
  const used = await client.getTransactionCount({ address: payment.wallet as Address });
  if (BigInt(used) <= payment.nonce) return { state: 'unknown' };
  return replaced(node, payment, node.finalBelow(head, REPLACED_DEPTH));
}

async function replaced(node: Node, payment: Payment, final: bigint): Promise<Outcome> {
  try {
    if (!(await isSpentAt(node, payment, final))) return { state: 'pending' };
    const hash = await transactionAt(node, payment, final);
    if (hash === undefined) return review(`No transaction has the nonce ${payment.nonce}.`);
    const receipt = await known(node.client.getTransactionReceipt({ hash }));
    if (receipt === undefined) return { state: 'pending' };
    return await judge(node, payment, receipt, final);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return review(`The node does not say what has the nonce ${payment.nonce}: ${String(error)}`);
  }
}

/** Classifies a transaction by its transfers, not by its signer. */
async function judge(
  node: Node,
  payment: Payment,
  receipt: TransactionReceipt,
  final: bigint,
): Promise<Outcome> {
  const { transactionHash: hash, blockNumber: block, status } = receipt;
  if (block > final) return { state: 'pending' };
  const amount = await node.fromMicroUsdt(payment.amount);
  const paid = transfersOf(node, receipt).filter(
    ({ args }) =>
      args.from.toLowerCase() === payment.wallet &&
      args.to.toLowerCase() === payment.address.toLowerCase(),
  );
  if (paid.some(({ args }) => args.value === amount)) return { state: 'paid', hash };
  if (paid.length > 0) return review(`${hash} pays the same address another amount.`);
  if (status === 'success' && payment.attempts.some((attempt) => attempt.hash === hash)) {
    return review(`${hash} succeeded, and its events show no transfer.`);
  }
  return { state: 'failed', hash, block };
}
