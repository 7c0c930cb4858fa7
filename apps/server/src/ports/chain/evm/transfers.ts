import {
  BaseError,
  parseAbiItem,
  parseEventLogs,
  RpcRequestError,
  type TransactionReceipt,
} from 'viem';
import type { ChainTransfer, TransferQuery } from '../chain';
import type { Node } from './network';

const TRANSFER = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
);

/** Nodes take no longer list of addresses in one question. */
const ADDRESSES_AT_ONCE = 500;

/** Whether the node itself refused, rather than did not answer. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof BaseError && error.walk((one) => one instanceof RpcRequestError) !== null;

function* slices<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** The token's transfers in a receipt, in its own unit. */
export const transfersOf = (node: Node, { logs }: TransactionReceipt) =>
  parseEventLogs({ abi: [TRANSFER], logs }).filter(
    ({ address }) => address.toLowerCase() === node.token.toLowerCase(),
  );

/** The transfers of a transaction that is in a block. */
export async function transfersInReceipt(
  node: Node,
  receipt: TransactionReceipt,
): Promise<ChainTransfer[]> {
  const [first] = receipt.logs;
  return Promise.all(
    transfersOf(node, receipt).map(async ({ logIndex, args }) => ({
      transaction: receipt.transactionHash,
      // Counted within the transaction: the place within a block changes when the chain reorganises.
      logIndex: logIndex - (first?.logIndex ?? 0),
      block: receipt.blockNumber,
      from: args.from.toLowerCase(),
      to: args.to.toLowerCase(),
      amount: await node.toMicroUsdt(args.value),
    })),
  );
}

/**
 * Reads transfers of final blocks, in questions that the node answers: so many addresses in one, and
 * fewer blocks whenever it refuses.
 */
export async function readTransfers(node: Node, query: TransferQuery): Promise<ChainTransfer[]> {
  const { side, addresses } = query;
  const found = [];
  for (const slice of slices([...addresses], ADDRESSES_AT_ONCE)) {
    for await (const hashes of transactionsWith(node, query, slice)) found.push(...hashes);
  }
  const transfers = [];
  for (const [transaction, block] of new Map(found)) {
    const receipt = await node.client.getTransactionReceipt({ hash: transaction });
    // Moved between the two answers: the next search finds it where it is now.
    if (receipt.blockHash !== block) continue;
    transfers.push(...(await transfersInReceipt(node, receipt)));
  }
  return transfers.filter((transfer) => addresses.has(transfer[side]));
}

type Found = [transaction: `0x${string}`, blockHash: `0x${string}`];

/** The transactions with transfers of a few addresses, a part of the blocks at a time. */
async function* transactionsWith(
  node: Node,
  { from, through, side }: TransferQuery,
  addresses: readonly string[],
): AsyncGenerator<Found[]> {
  const args = { [side]: addresses as `0x${string}`[] };
  for (let first = from; first <= through;) {
    const last = min(through, first + node.span.blocks - 1n);
    const blocks = { fromBlock: first, toBlock: last };
    try {
      const logs = await node.client.getLogs({
        address: node.token,
        event: TRANSFER,
        strict: true,
        args,
        ...blocks,
      });
      node.span.grow();
      yield logs.map((log): Found => [log.transactionHash, log.blockHash]);
      first = last + 1n;
    } catch (error) {
      // Whatever it was that failed, less is asked for next time.
      if (!node.span.shrink() || !isRefusal(error)) throw error;
    }
  }
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);
