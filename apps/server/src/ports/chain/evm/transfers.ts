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

/** Maximum number of addresses that nodes accept per request. */
const ADDRESSES_AT_ONCE = 500;

/** Returns true if a node refused a request. A missing response is not a refusal. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof BaseError && error.walk((one) => one instanceof RpcRequestError) !== null;

function* slices<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Returns the token's transfers in a receipt, in units of the token. */
export const transfersOf = (node: Node, { logs }: TransactionReceipt) =>
  parseEventLogs({ abi: [TRANSFER], logs }).filter(
    ({ address }) => address.toLowerCase() === node.token.toLowerCase(),
  );

export async function transfersInReceipt(
  node: Node,
  receipt: TransactionReceipt,
): Promise<ChainTransfer[]> {
  const [first] = receipt.logs;
  return Promise.all(
    transfersOf(node, receipt).map(async ({ logIndex, args }) => ({
      transaction: receipt.transactionHash,
      // Relative to the transaction, because a reorganisation changes the index in the block.
      logIndex: logIndex - (first?.logIndex ?? 0),
      block: receipt.blockNumber,
      from: args.from.toLowerCase(),
      to: args.to.toLowerCase(),
      amount: await node.toMicroUsdt(args.value),
    })),
  );
}

/** Limits the addresses per request, and halves the blocks after each refusal. */
export async function readTransfers(node: Node, query: TransferQuery): Promise<ChainTransfer[]> {
  const { side, addresses } = query;
  const found = [];
  for (const slice of slices([...addresses], ADDRESSES_AT_ONCE)) {
    for await (const hashes of transactionsWith(node, query, slice)) found.push(...hashes);
  }
  const transfers = [];
  for (const [transaction, block] of new Map(found)) {
    const receipt = await node.client.getTransactionReceipt({ hash: transaction });
    // A reorganisation moved the transaction between the two requests. The next search finds it
    // again.
    if (receipt.blockHash !== block) continue;
    transfers.push(...(await transfersInReceipt(node, receipt)));
  }
  return transfers.filter((transfer) => addresses.has(transfer[side]));
}

type Found = [transaction: `0x${string}`, blockHash: `0x${string}`];

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
      // Any failure makes the next request ask for fewer blocks.
      if (!node.span.shrink() || !isRefusal(error)) throw error;
    }
  }
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);
