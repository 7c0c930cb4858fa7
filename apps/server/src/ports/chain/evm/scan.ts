import type { Scan, Watched } from '../chain';
import type { Node } from './network';
import { readTransfers } from './transfers';

/** Blocks that are searched again: a node may answer before it has all events of its newest ones. */
const OVERLAP = 64n;

/**
 * Looks for final transfers of the token. The first search begins at the newest final block: what
 * was before it, no address was shown for.
 */
export async function scanTransfers(
  node: Node,
  after: bigint | undefined,
  watched: Watched,
): Promise<Scan> {
  const last = await node.finalBlock();
  // A chain that is too young, a node that fell behind, or no new block: nothing to look at yet.
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
