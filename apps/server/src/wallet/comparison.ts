import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Chain, ChainTransfer, TransferQuery } from '../ports/chain/chain';

/**
 * - `not-credited`: a deposit address received the amount, but no member was credited
 * - `not-received`: a member was credited, but the chain does not show the transfer
 * - `not-ours`: a hot wallet sent the amount, but not for a withdrawal
 * - `not-paid`: a withdrawal succeeded, but the chain does not show the payment
 */
export type DifferenceKind = 'not-credited' | 'not-received' | 'not-ours' | 'not-paid';

/** Transfer that only the ledger or only the chain shows. */
export interface Difference {
  kind: DifferenceKind;
  transaction: string;
  amount: MicroUsdt;
}

export interface Comparison {
  network: Network;
  /** Sums of the compared amounts, equal if there is no difference. */
  ledger: MicroUsdt;
  chain: MicroUsdt;
  differences: Difference[];
}

export interface Findings {
  onChain: readonly Pick<ChainTransfer, 'amount'>[];
  notInBooks: readonly Difference[];
  notOnChain: readonly Difference[];
}

const sum = (rows: readonly { amount: MicroUsdt }[]): MicroUsdt =>
  rows.reduce((total, { amount }) => total + amount, 0n);

export const comparisonOf = (
  network: Network,
  { onChain, notInBooks, notOnChain }: Findings,
): Comparison => ({
  network,
  ledger: sum(onChain) - sum(notInBooks) + sum(notOnChain),
  chain: sum(onChain),
  differences: [...notInBooks, ...notOnChain],
});

export const differing = (
  kind: DifferenceKind,
  rows: readonly Omit<Difference, 'kind'>[],
): Difference[] => rows.map(({ transaction, amount }) => ({ kind, transaction, amount }));

export interface Progress {
  position: bigint;
  received: bigint;
  sent: bigint;
  deposit: bigint;
  /**
   * True if deposits were missing at the last comparison. Stored as `sent_back` for older servers.
   */
  missed: boolean;
}

const MOST_BLOCKS = 5_000n;
/** Maximum number of deposits or withdrawals that are looked up one by one. */
export const MOST_ROWS = 100;

/** Maximum lag of the comparison node behind the deposit node, in minutes. */
const MOST_MINUTES = 10;

/**
 * Returns the SQL condition for entries to look up: all if the node has caught up, otherwise old
 * entries and earlier differences.
 */
export const isAskedAbout = (isThere: boolean, since: Sql, subject: Sql): Sql => sql`(${isThere}
  or ${since} <= clock_timestamp() - make_interval(mins => ${MOST_MINUTES})
  or exists (select from reconciliation_difference known where known.subject = ${subject}))`;

/**
 * Reads the transfers of the next blocks, up to the last block that was searched for deposits.
 * `isThere` is true if the node has reached that block.
 */
export async function transfersAfter(
  chain: Chain,
  network: Network,
  done: bigint,
  { position }: Progress,
  query: Pick<TransferQuery, 'side' | 'addresses'>,
) {
  const most = done + MOST_BLOCKS;
  const last = position < most ? position : most;
  const read = await chain.transfers(network, { ...query, from: done + 1n, through: last });
  const { through } = read;
  if (
    through < last &&
    (await chain.secondsBetween(network, through, position)) > MOST_MINUTES * 60
  ) {
    throw new Error(
      `The node that the books are compared with on ${network} is more than ${MOST_MINUTES} minutes ` +
        'behind the one that deposits are searched with.',
    );
  }
  return { ...read, isThere: through === position };
}

export async function progressOf(db: Queryable, network: Network): Promise<Progress | undefined> {
  await db.query(sql`
    insert into chain_comparison (network, received_through, sent_through, deposit_through)
    select network, position, position, 0 from chain_cursor where network = ${network}
    on conflict do nothing`);
  const [progress] = await db.query<Progress>(sql`
    select position, received_through as received, sent_through as sent,
      deposit_through as deposit, sent_back as missed
    from chain_comparison join chain_cursor using (network) where network = ${network}`);
  return progress;
}
