import { toDecimal } from '@platform/rules/money';
import type { Hex, Transaction, TransactionReceipt } from 'viem';
import type { ChainTransfer } from '../chain';
import type { Claimed, Payment } from '../payouts';
import { known } from './known';
import type { Node } from './network';
import { outcomeOn, REPLACED_DEPTH } from './outcome';
import { transfersInReceipt, transfersOf } from './transfers';

const SHOWN = 3;

/**
 * Checks the transaction that an operator claims for a payment.
 *
 * @returns the node's reason against the claim; undefined if the claim is final on the node
 */
export async function objectionOf(
  node: Node,
  payment: Payment,
  { found, hash }: Claimed,
): Promise<string | undefined> {
  const head = await node.head();
  if (node.isBehind(head)) return 'The node is behind what it has shown before.';
  const transaction = await known(node.client.getTransaction({ hash: hash as Hex }));
  if (transaction === undefined) return `The node knows no transaction ${hash}.`;
  const receipt = await known(node.client.getTransactionReceipt({ hash: hash as Hex }));
  if (receipt === undefined) return `${hash} is in no block yet.`;
  const final = node.finalBelow(head, found === 'paid' ? 1n : REPLACED_DEPTH);
  if (receipt.blockNumber > final) {
    const missing = receipt.blockNumber - final;
    return `${hash} is not final: it is in block ${receipt.blockNumber}, and ${missing} more are needed.`;
  }
  const named = { transaction, receipt };
  return found === 'paid' ? notPaidBy(node, payment, named) : notReplacedBy(node, payment, named);
}

/** Claimed transaction, found in a final block. */
interface Named {
  transaction: Transaction;
  receipt: TransactionReceipt;
}

/**
 * Returns true for the transaction with the payment's nonce. At most one transaction in a block has
 * this nonce.
 */
const hasNonce = ({ from, nonce }: Transaction, payment: Payment): boolean =>
  from.toLowerCase() === payment.wallet && BigInt(nonce) === payment.nonce;

const numberOf = ({ from, nonce }: Transaction): string =>
  `the nonce ${nonce} of ${from.toLowerCase()}`;

const inWords = ({ from, to, amount }: ChainTransfer): string =>
  `${toDecimal(amount)} from ${from} to ${to}`;

/** Returns the reason why a transaction is not exactly the payment; undefined if it is. */
async function notPaidBy(
  node: Node,
  payment: Payment,
  { transaction, receipt }: Named,
): Promise<string | undefined> {
  const { hash } = transaction;
  if (receipt.status !== 'success') return `${hash} failed: it has moved nothing.`;
  const to = payment.address.toLowerCase();
  const value = await node.fromMicroUsdt(payment.amount);
  const transfers = transfersOf(node, receipt);
  const isPaid = transfers.some(
    ({ args }) =>
      args.from.toLowerCase() === payment.wallet &&
      args.to.toLowerCase() === to &&
      args.value === value,
  );
  if (!isPaid) {
    const moved = (await transfersInReceipt(node, receipt)).slice(0, SHOWN).map(inWords);
    const more = transfers.length > SHOWN ? `, and ${transfers.length - SHOWN} more` : '';
    const found = moved.length === 0 ? 'nothing' : `${moved.join('; ')}${more}`;
    return (
      `${hash} does not transfer ${toDecimal(payment.amount)} of the token from ${payment.wallet} ` +
      `to ${to}. It transfers ${found}.`
    );
  }
  if (hasNonce(transaction, payment)) return undefined;
  const { state } = await outcomeOn(node, payment);
  if (state === 'failed' || state === 'review') return undefined;
  return (
    `${hash} has ${numberOf(transaction)}, and the payment with the nonce ${payment.nonce} of ` +
    `${payment.wallet} was made or may still be made: it would be paid twice.`
  );
}

async function notReplacedBy(
  node: Node,
  payment: Payment,
  { transaction, receipt }: Named,
): Promise<string | undefined> {
  const { hash } = transaction;
  if (!hasNonce(transaction, payment)) {
    return `${hash} has ${numberOf(transaction)}, and not the nonce ${payment.nonce} of ${payment.wallet}.`;
  }
  const to = payment.address.toLowerCase();
  const paid = (await transfersInReceipt(node, receipt)).filter((one) => one.to === to);
  return paid.length === 0 ? undefined : `${hash} transfers ${paid.map(inWords).join('; ')}.`;
}
