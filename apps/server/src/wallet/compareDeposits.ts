import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import type { Chain, ChainTransfer } from '../ports/chain/chain';
import { membersByAddress } from './addresses';
import {
  comparisonOf,
  differing,
  isAskedAbout,
  MOST_ROWS,
  progressOf,
  transfersAfter,
  type Comparison,
  type Progress,
} from './comparison';
import { creditBehind } from './deposits';

interface Credited {
  id: bigint;
  member: bigint;
  transaction: string;
  logIndex: number;
  amount: MicroUsdt;
}

/**
 * Searches again for a transfer that was not credited, and reports it if it is still missing at the
 * next comparison.
 *
 * @throws if a node is behind a missing transfer, or a found transfer cannot be credited. Reporting
 * a credit that the chain does not show takes precedence over the error.
 */
export async function compareDeposits(
  db: Database,
  chain: Chain,
  network: Network,
): Promise<Comparison> {
  const progress = await progressOf(db, network);
  const nothing = { onChain: [], notInBooks: [], notOnChain: [] };
  if (progress === undefined) return comparisonOf(network, nothing);
  const members = await membersByAddress(db, network);
  const read = await transfersAfter(chain, network, progress.received, progress, {
    side: 'to',
    addresses: new Set(members.keys()),
  });
  const onChain = read.transfers.filter(({ amount }) => amount > 0n);
  const search = await searchAgain(db, chain, network, onChain);
  const { missing } = search;
  const isBehind = progress.missed && read.through <= progress.received;
  const failure = isBehind ? notThere(progress.received) : search.failure;
  if (failure === undefined) await moveReceived(db, network, progress, read.through, missing);

  const credited = await creditedAfter(db, network, progress.deposit, read.isThere);
  const unknown = [];
  for (const one of credited) {
    const transfers = await chain.transfersIn(network, one.transaction);
    if (!transfers.some((found) => isSame(found, one, members))) unknown.push(one);
  }
  const last = credited.at(-1);
  if (last !== undefined && unknown.length === 0) await moveDeposits(db, network, last.id);
  if (failure !== undefined && unknown.length === 0) throw failure;
  return comparisonOf(network, {
    onChain,
    notInBooks: differing('not-credited', progress.missed ? missing : []),
    notOnChain: differing('not-received', unknown),
  });
}

const isSame = (found: ChainTransfer, one: Credited, members: ReadonlyMap<string, bigint>) =>
  found.logIndex === one.logIndex &&
  found.amount === one.amount &&
  members.get(found.to) === one.member;

/** Returns the transfers that were not credited, in block order. */
async function notCredited(db: Queryable, network: Network, arrived: readonly ChainTransfer[]) {
  const known = await db.query<{ transaction: string; logIndex: number }>(sql`
    select transaction_hash as transaction, log_index as "logIndex" from deposit
    where network = ${network}
      and transaction_hash = any (${arrived.map(({ transaction }) => transaction)})`);
  const keys = new Set(known.map(({ transaction, logIndex }) => `${transaction}:${logIndex}`));
  return arrived
    .filter(({ transaction, logIndex }) => !keys.has(`${transaction}:${logIndex}`))
    .sort((a, b) => Number(a.block - b.block));
}

interface Search {
  /** Transfers that were neither credited nor found by the search. */
  missing: ChainTransfer[];
  failure?: unknown;
}

async function searchAgain(
  db: Database,
  chain: Chain,
  network: Network,
  arrived: readonly ChainTransfer[],
): Promise<Search> {
  const missing = await notCredited(db, network, arrived);
  const [first] = missing;
  const last = missing.at(-1);
  if (first === undefined || last === undefined) return { missing };
  let failure: unknown;
  try {
    for (let done = first.block - 1n; done < last.block;) {
      const behind = await creditBehind(db, chain, network, done);
      failure ??= behind.failure;
      if (behind.position <= done) throw notThere(done);
      done = behind.position;
    }
  } catch (error) {
    failure ??= error;
  }
  return { missing: await notCredited(db, network, missing), failure };
}

const notThere = (done: bigint) =>
  new Error(`A comparison node has not reached block ${done + 1n}.`);

/**
 * Writes nothing after a concurrent comparison or search, because its missing transfer would be
 * skipped.
 */
const moveReceived = (
  db: Queryable,
  network: Network,
  { received, missed }: Progress,
  through: bigint,
  [missing]: readonly ChainTransfer[],
) =>
  db.query(sql`
    update chain_comparison
    set received_through = greatest(received_through, ${missing ? missing.block - 1n : through}),
      sent_back = ${missing !== undefined}
    where network = ${network}
      and received_through = ${received} and sent_back = ${missed}`);

const moveDeposits = (db: Queryable, network: Network, through: bigint) =>
  db.query(sql`
    update chain_comparison set deposit_through = greatest(deposit_through, ${through})
    where network = ${network}`);

/**
 * Returns the deposits credited after an id. A network's deposits are credited one at a time, so
 * ids follow the order of the credits.
 */
const creditedAfter = (
  db: Queryable,
  network: Network,
  id: bigint,
  isThere: boolean,
): Promise<Credited[]> =>
  db.query<Credited>(sql`
    select id, member_id as member, transaction_hash as transaction, log_index as "logIndex", amount
    from deposit
    where network = ${network} and id > ${id}
      and ${isAskedAbout(isThere, sql`credited_at`, sql`'not-received ' || transaction_hash`)}
    order by id limit ${MOST_ROWS}`);
