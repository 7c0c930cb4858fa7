import type { Address, Hex, TransactionReceipt } from 'viem';
import type { Payment, PaymentState } from '../payouts';
import { known } from './known';
import type { Node } from './network';
import { isSpentAt, transactionAt } from './nonce';
import { isRefusal, transfersOf } from './transfers';

/** How much deeper than final another transaction must be before it has taken a payment's place. */
export const REPLACED_DEPTH = 2n;

/** How one node sees a payment. */
export type Outcome =
  | Exclude<PaymentState, { state: 'failed' }>
  /** The block of the transaction that makes the payment impossible. */
  | { state: 'failed'; hash: string; block: bigint };

const review = (reason: string): Outcome => ({ state: 'review', reason });

/** The first answer that is one, by the newest transaction first: that is the likeliest to be mined. */
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

/** How a node sees a payment. Nothing failed before the transaction with its number was read. */
export async function outcomeOn(node: Node, payment: Payment): Promise<Outcome> {
  const { client } = node;
  const head = await node.head();
  if (node.isBehind(head)) return { state: 'pending' };
  const receipt = await newestKnown(payment, (hash) => client.getTransactionReceipt({ hash }));
  if (receipt !== undefined) return judge(node, payment, receipt, node.finalBelow(head));
  if ((await newestKnown(payment, (hash) => client.getTransaction({ hash }))) !== undefined) {
    return { state: 'waiting' };
  }
  const used = await client.getTransactionCount({ address: payment.wallet as Address });
  if (BigInt(used) <= payment.nonce) return { state: 'unknown' };
  return replaced(node, payment, node.finalBelow(head, REPLACED_DEPTH));
}

/** None of ours is known, and the number is spent: finds out by what. */
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

/** Judges by what a transaction has moved, not by who signed it. */
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
