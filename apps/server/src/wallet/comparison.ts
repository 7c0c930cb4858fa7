import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Chain, ChainTransfer, TransferQuery } from '../ports/chain/chain';

/**
 * - `not-credited`: a deposit address received it, and no member was credited
 * - `not-received`: a member was credited, and the chain does not show it
 * - `not-ours`: a hot wallet paid it, and it is no withdrawal
 * - `not-paid`: a withdrawal succeeded, and the chain does not show it
 */
export type DifferenceKind = 'not-credited' | 'not-received' | 'not-ours' | 'not-paid';

/** Something that is on one side only. */
export interface Difference {
  kind: DifferenceKind;
  transaction: string;
  amount: MicroUsdt;
}

/** What came out of comparing a part of the ledger with a chain. */
export interface Comparison {
  network: Network;
  /** The sums of what was compared this time: equal where there is no difference. */
  ledger: MicroUsdt;
  chain: MicroUsdt;
  differences: Difference[];
}

/** What the chain shows, what of it is in no book, and what is only in a book. */
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

/** Reports each of these as being on one side only. */
export const differing = (
  kind: DifferenceKind,
  rows: readonly Omit<Difference, 'kind'>[],
): Difference[] => rows.map(({ transaction, amount }) => ({ kind, transaction, amount }));

/** How far a network was compared, and how far it was searched for deposits. */
export interface Progress {
  position: bigint;
  received: bigint;
  sent: bigint;
  deposit: bigint;
  /** Whether deposits were missing at the last comparison: `sent_back`, as older servers know it. */
  missed: boolean;
}

/** A comparison reads no more blocks in one request. */
const MOST_BLOCKS = 5_000n;
/** Nor does it look up more deposits or withdrawals one by one. */
export const MOST_ROWS = 100;

/** How far a node may be behind the one that deposits are searched with, in minutes. */
const MOST_MINUTES = 10;

/**
 * What of the books a node is asked about: all of it once it has got there, until then what is so old that
 * it has to know it, and what it did not know the last time.
 *
 * @param since since when it is in the books
 * @param subject of the difference that was found
 */
export const isAskedAbout = (isThere: boolean, since: Sql, subject: Sql): Sql => sql`(${isThere}
  or ${since} <= clock_timestamp() - make_interval(mins => ${MOST_MINUTES})
  or exists (select from reconciliation_difference known where known.subject = ${subject}))`;

/**
 * Reads the transfers of the next blocks to compare, up to where deposits were searched, and whether the
 * node has got there.
 *
 * @param done the blocks through this one were compared
 * @throws when the node is far behind
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

/** Where the comparison of a network goes on; undefined before the first search for deposits. */
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
