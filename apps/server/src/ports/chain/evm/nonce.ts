import type { Address, Hex } from 'viem';
import type { Node } from './network';

export interface Numbered {
  wallet: string;
  nonce: bigint;
}

export async function isSpentAt(node: Node, { wallet, nonce }: Numbered, block: bigint) {
  if (block < 0n) return false;
  const address = wallet as Address;
  const used = await node.client.getTransactionCount({ address, blockNumber: block });
  return BigInt(used) > nonce;
}

/** Returns the block, at most `last`, in which a nonce was spent. Searches recent blocks first. */
async function blockOf(node: Node, numbered: Numbered, last: bigint): Promise<bigint> {
  let spent = last;
  let step = 1n;
  while (await isSpentAt(node, numbered, spent - step)) {
    spent -= step;
    step *= 2n;
  }
  let unspent = spent - step;
  while (spent - unspent > 1n) {
    const middle = (spent + unspent) / 2n;
    if (await isSpentAt(node, numbered, middle)) spent = middle;
    else unspent = middle;
  }
  return spent;
}

/**
 * @returns the hash; undefined if the node contradicts itself
 * @throws if the node has pruned the state of these blocks
 */
export async function transactionAt(
  node: Node,
  numbered: Numbered,
  last: bigint,
): Promise<Hex | undefined> {
  const blockNumber = await blockOf(node, numbered, last);
  const { transactions } = await node.client.getBlock({ blockNumber, includeTransactions: true });
  const found = transactions.find(
    ({ from, nonce }) => from.toLowerCase() === numbered.wallet && BigInt(nonce) === numbered.nonce,
  );
  return found?.hash;
}
