import { parseAbiItem } from 'viem';
import type { ChainTransfer, Scan } from '../chain';
import type { Node } from './network';

const TRANSFER = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
);

/** Nodes answer no more blocks at once; a server that was away for long catches up in steps. */
const BLOCKS_AT_ONCE = 2_000n;

/** Blocks that are searched again: a node may answer before it has all events of its newest ones. */
const OVERLAP = 64n;

/** Nodes take no longer list of recipients; above it every transfer of the token is looked at. */
const LONGEST_FILTER = 500;

/**
 * Looks for final transfers of the token. The first search begins at the newest final block: what
 * was before it, no address was shown for.
 */
export async function scanTransfers(
  node: Node,
  after: bigint | undefined,
  addresses: ReadonlySet<string>,
): Promise<Scan> {
  const last = await node.finalBlock();
  // A chain that is too young, or a node that fell behind: nothing to look at yet.
  if (last < 0n || (after !== undefined && last < after)) {
    return { transfers: [], position: after ?? 0n };
  }
  const first = after === undefined ? last : max(after - OVERLAP, 0n);
  const through = min(last, max(first, after ?? 0n) + BLOCKS_AT_ONCE);
  const transfers =
    addresses.size === 0 ? [] : await transfersBetween(node, first, through, addresses);
  return { transfers, position: through };
}

async function transfersBetween(
  node: Node,
  fromBlock: bigint,
  toBlock: bigint,
  addresses: ReadonlySet<string>,
): Promise<ChainTransfer[]> {
  const to = [...addresses] as `0x${string}`[];
  const logs = await node.client.getLogs({
    ...{ address: node.token, event: TRANSFER, strict: true, fromBlock, toBlock },
    ...(to.length <= LONGEST_FILTER && { args: { to } }),
  });
  const ours = logs.filter(({ args }) => addresses.has(args.to.toLowerCase()));
  const transfers = [];
  for (const { transactionHash, blockHash, logIndex, args } of ours) {
    const receipt = await node.client.getTransactionReceipt({ hash: transactionHash });
    const [first] = receipt.logs;
    // Moved between the two answers: the next search finds it where it is now.
    if (first === undefined || receipt.blockHash !== blockHash) continue;
    transfers.push({
      transaction: transactionHash,
      logIndex: logIndex - first.logIndex,
      address: args.to.toLowerCase(),
      amount: await node.toMicroUsdt(args.value),
    });
  }
  return transfers;
}

const max = (a: bigint, b: bigint) => (a > b ? a : b);
const min = (a: bigint, b: bigint) => (a < b ? a : b);
