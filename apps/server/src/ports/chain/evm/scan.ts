import type { Scan, Watched } from '../chain';
import type { Node } from './network';
import { readTransfers } from './transfers';

/**
 * Number of blocks that are searched again, because a node may initially lack events of its newest
 * blocks.
 */
const OVERLAP = 64n;

/**
 * Searches for final transfers. The first search begins at the newest final block, because no
 * address was shown before.
 */
export async function scanTransfers(
  node: Node,
  after: bigint | undefined,
  watched: Watched,
): Promise<Scan> {
  const last = await node.finalBlock();
  // The chain is too short, the node lags, or there is no new block.
  if (last < 0n || (after !== undefined && last <= after)) {
    return { transfers: [], position: after ?? 0n };
  }
  const from = after === undefined ? last : max(after - OVERLAP, 0n);
  const through = min(last, max(from, after ?? 0n) + node.span.blocks);
  const addresses = await watched();
  const transfers = await readTransfers(node, { from, through, side: 'to', addresses });
  return { transfers, position: through };
}

const max = (a: bigint, b: bigint) => (a > b ? a : b);
const min = (a: bigint, b: bigint) => (a < b ? a : b);
