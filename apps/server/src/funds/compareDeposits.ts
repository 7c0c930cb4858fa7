import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import type { Chain, ChainTransfer } from '../ports/chain/chain';
import { membersByAddress } from './addresses';
import {
  blocksAfter,
  comparisonOf,
  differing,
  MOST_ROWS,
  progressOf,
  type Comparison,
} from './comparison';

interface Credited {
  id: bigint;
  member: bigint;
  transaction: string;
  logIndex: number;
  amount: MicroUsdt;
}

/**
 * Compares the deposits of a network with the chain, both ways. A transfer that no member was credited is
 * searched for again first, and reported when the search does not find it either.
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
  const read = await chain.transfers(network, {
    ...blocksAfter(progress.received, progress),
    side: 'to',
    addresses: new Set(members.keys()),
  });
  const onChain = read.transfers.filter(({ amount }) => amount > 0n);
  const missing = await notCredited(db, network, onChain);
  if (missing.length === 0) await moveReceived(db, network, read.through);
  else await sendBack(db, network, missing);

  // A node that has not got there would not know the newest deposits.
  const isThere = read.through === progress.position;
  const credited = isThere ? await creditedAfter(db, network, progress.deposit) : [];
  const unknown = [];
  for (const one of credited) {
    const transfers = await chain.transfersIn(network, one.transaction);
    if (!transfers.some((found) => isSame(found, one, members))) unknown.push(one);
  }
  const last = credited.at(-1);
  if (last !== undefined && unknown.length === 0) await moveDeposits(db, network, last.id);
  return comparisonOf(network, {
    onChain,
    notInBooks: differing('not-credited', progress.sentBack ? missing : []),
    notOnChain: differing('not-received', unknown),
  });
}

const isSame = (found: ChainTransfer, one: Credited, members: ReadonlyMap<string, bigint>) =>
  found.logIndex === one.logIndex &&
  found.amount === one.amount &&
  members.get(found.to) === one.member;

async function notCredited(db: Queryable, network: Network, arrived: readonly ChainTransfer[]) {
  const known = await db.query<{ transaction: string; logIndex: number }>(sql`
    select transaction_hash as transaction, log_index as "logIndex" from deposit
    where network = ${network}
      and transaction_hash = any (${arrived.map(({ transaction }) => transaction)})`);
  const keys = new Set(known.map(({ transaction, logIndex }) => `${transaction}:${logIndex}`));
  return arrived.filter(({ transaction, logIndex }) => !keys.has(`${transaction}:${logIndex}`));
}

/** Lets the search for deposits begin before the first that is missing. */
async function sendBack(db: Database, network: Network, missing: readonly ChainTransfer[]) {
  const first = missing.map(({ block }) => block).reduce((a, b) => (a < b ? a : b));
  await db.transaction(async (tx) => {
    await tx.query(sql`
      update chain_cursor set position = least(position, ${first - 1n}) where network = ${network}`);
    await tx.query(sql`update chain_comparison set sent_back = true where network = ${network}`);
  });
}

const moveReceived = (db: Queryable, network: Network, through: bigint) =>
  db.query(sql`
    update chain_comparison
    set received_through = greatest(received_through, ${through}), sent_back = false
    where network = ${network}`);

const moveDeposits = (db: Queryable, network: Network, through: bigint) =>
  db.query(sql`
    update chain_comparison set deposit_through = greatest(deposit_through, ${through})
    where network = ${network}`);

/** Deposits of a network are credited one after the other, so that their ids follow their order. */
const creditedAfter = (db: Queryable, network: Network, id: bigint): Promise<Credited[]> =>
  db.query<Credited>(sql`
    select id, member_id as member, transaction_hash as transaction, log_index as "logIndex", amount
    from deposit where network = ${network} and id > ${id} order by id limit ${MOST_ROWS}`);
