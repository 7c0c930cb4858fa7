import type { Network } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { Chain } from '../ports/chain/chain';
import type { Holdings } from '../ports/chain/payouts';
import { signerSeen } from './signers';

export interface ScanLag {
  network: Network;
  /** Final blocks that have not been searched; undefined if the node does not respond. */
  blocks: bigint | undefined;
  /** Seconds since the search last advanced; undefined before the first search. */
  seconds: number | undefined;
}

export interface Queue {
  /**
   * Age of the oldest withdrawal that is due for payment or in review, in seconds; 0 if there is
   * none.
   */
  oldestSeconds: number;
  reviews: number;
  /** Number of withdrawals held because their member is frozen. */
  held: number;
}

export interface ChainState {
  lags: ScanLag[];
  queue: Queue;
  /** Balances of the hot wallet; undefined without a hot wallet, or if the node does not respond. */
  holdings: Holdings | undefined;
  /** Seconds since a signer announced itself; undefined if no signer has ever run. */
  signerSeconds: number | undefined;
}

async function scanLag(db: Queryable, chain: Chain, network: Network): Promise<ScanLag> {
  const head = await chain.head(network).catch(() => undefined);
  const [row] = await db.query<{ position: bigint; seconds: number | null }>(sql`
    select position, extract(epoch from clock_timestamp() - moved_at)::float8 as seconds
    from chain_cursor where network = ${network}`);
  const blocks = head === undefined || row === undefined ? undefined : head - row.position;
  return {
    network,
    // Negative if the cursor moved after the head was read.
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

/** Returns the figures for operators. Figures of a node that does not respond are undefined. */
export async function chainState(db: Queryable, chain: Chain): Promise<ChainState> {
  const lags = chain.networks.map((network) => scanLag(db, chain, network));
  const signer = await signerSeen(db);
  return {
    lags: await Promise.all(lags),
    queue: await readQueue(db),
    holdings: signer && (await chain.payouts?.holdings(signer.wallet).catch(() => undefined)),
    signerSeconds: signer?.age,
  };
}
