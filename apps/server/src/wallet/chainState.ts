import type { Network } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { Chain } from '../ports/chain/chain';
import type { Holdings } from '../ports/chain/payouts';

/** How far the search for deposits is behind. */
export interface ScanLag {
  network: Network;
  /** Final blocks that were not searched; undefined when the node does not answer. */
  blocks: bigint | undefined;
  /** Seconds since the search moved on; undefined before it did. */
  seconds: number | undefined;
}

/** The states of withdrawals. */
export interface Queue {
  /** How old the oldest is that waits for its payment or for a review, in seconds; 0 without one. */
  oldestSeconds: number;
  /** How many an operator has to look at. */
  reviews: number;
  /** How many wait for a member who is frozen. */
  held: number;
}

/** What operators watch of money in and out. */
export interface ChainState {
  lags: ScanLag[];
  queue: Queue;
  /** What the hot wallet holds; undefined without one, or when the node does not answer. */
  holdings: Holdings | undefined;
}

async function scanLag(db: Queryable, chain: Chain, network: Network): Promise<ScanLag> {
  const head = await chain.head(network).catch(() => undefined);
  const [row] = await db.query<{ position: bigint; seconds: number | null }>(sql`
    select position, extract(epoch from clock_timestamp() - moved_at)::float8 as seconds
    from chain_cursor where network = ${network}`);
  const blocks = head === undefined || row === undefined ? undefined : head - row.position;
  return {
    network,
    // The node may have answered before the search moved on.
    blocks: blocks !== undefined && blocks < 0n ? 0n : blocks,
    seconds: row?.seconds ?? undefined,
  };
}

async function readQueue(db: Queryable): Promise<Queue> {
  const rows = await db.query<Queue>(sql`
    select coalesce(extract(epoch from clock_timestamp()
        - min(requested_at) filter (where state <> 'held')), 0)::float8 as "oldestSeconds",
      count(*) filter (where state = 'review')::int as reviews,
      count(*) filter (where state = 'held')::int as held
    from withdrawal where state in ('pending', 'held', 'review')`);
  return one(rows);
}

/** Reads it all; a node that does not answer leaves gaps and fails nothing. */
export async function chainState(db: Queryable, chain: Chain): Promise<ChainState> {
  const lags = chain.networks.map((network) => scanLag(db, chain, network));
  return {
    lags: await Promise.all(lags),
    queue: await readQueue(db),
    holdings: await chain.payouts?.holdings().catch(() => undefined),
  };
}
