import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Chain, ChainTransfer } from '../ports/chain/chain';
import { membersByAddress } from './addresses';
import { progressOf } from './comparison';

type Arrival = ChainTransfer & { member: bigint };

const keyOf = (network: Network, { transaction, logIndex }: ChainTransfer) =>
  `deposit:${network}:${transaction}:${logIndex}`;

async function positionOf(db: Queryable, network: Network): Promise<bigint | undefined> {
  const [row] = await db.query<{ position: bigint }>(
    sql`select position from chain_cursor where network = ${network}`,
  );
  return row?.position;
}

async function arrivalsAfter(db: Queryable, chain: Chain, network: Network, after?: bigint) {
  let members = new Map<string, bigint>();
  // No transaction stays open while the node responds.
  const { transfers, position } = await chain.scan(network, after, async () => {
    members = await membersByAddress(db, network);
    return new Set(members.keys());
  });
  const arrivals = transfers.flatMap((found) => {
    const member = members.get(found.to);
    return member === undefined || found.amount === 0n ? [] : [{ ...found, member }];
  });
  return { arrivals, position };
}

/**
 * Searches for deposits and credits them. Each deposit is credited once, even by several servers.
 *
 * @throws if the chain cannot be reached, or a deposit could not be credited. Such a deposit does
 * not block others; later searches or the comparison (`compareDeposits`) find it again.
 */
export async function creditDeposits(db: Database, chain: Chain, network: Network): Promise<void> {
  const after = await positionOf(db, network);
  const { arrivals, position } = await arrivalsAfter(db, chain, network, after);
  if (arrivals.length === 0 && position === after) return;
  const advanceTo = (tx: Tx) => advance(tx, network, position);
  try {
    await db.transaction(async (tx) => {
      await advanceTo(tx);
      await creditNew(tx, network, arrivals);
    });
  } catch (error) {
    if (isLost(error)) throw error;
    const failed = await creditApart(db, network, arrivals);
    if (failed.length === 0 || (await compareBehind(db, network, failed))) {
      await db.transaction(advanceTo);
    }
    const failure = failureOf(network, failed);
    if (failure !== undefined) throw failure;
  }
}

/** @returns the last block searched, and the error of a deposit that could not be credited */
export async function creditBehind(
  db: Database,
  chain: Chain,
  network: Network,
  after: bigint,
): Promise<{ position: bigint; failure: Error | undefined }> {
  const { arrivals, position } = await arrivalsAfter(db, chain, network, after);
  return { position, failure: failureOf(network, await creditApart(db, network, arrivals)) };
}

const isLost = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.connectionLost;

interface Failure {
  arrival: Arrival;
  error: unknown;
}

/** Credits each deposit in its own transaction; returns those that failed. */
async function creditApart(
  db: Database,
  network: Network,
  arrivals: readonly Arrival[],
): Promise<Failure[]> {
  const failed: Failure[] = [];
  const held = new Map<bigint, unknown>();
  for (const arrival of await newOnes(db, network, arrivals)) {
    const { member } = arrival;
    // Skips a member whose account is locked: each deposit would wait for the lock time-out.
    if (held.has(member)) {
      failed.push({ arrival, error: held.get(member) });
      continue;
    }
    try {
      await db.transaction(async (tx) => {
        await holdNetwork(tx, network);
        await creditNew(tx, network, [arrival]);
      });
    } catch (error) {
      if (isLost(error)) throw error;
      // Another server may have credited the deposit and released the network's row.
      const isMissing = (await newOnes(db, network, [arrival])).length > 0;
      if (!isMissing) continue;
      failed.push({ arrival, error });
      if (error instanceof DatabaseUnavailable) held.set(member, error);
    }
  }
  return failed;
}

function failureOf(network: Network, [first, ...others]: readonly Failure[]): Error | undefined {
  if (first === undefined) return undefined;
  const { arrival, error: cause } = first;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const { message } = cause as Error;
  return new Error(`The deposit ${keyOf(network, arrival)}${more} was not credited: ${message}`, {
    cause,
  });
}

/**
 * Starts the next comparison before the first failed deposit.
 *
 * @returns false before the first search, when there is no comparison yet
 */
async function compareBehind(
  db: Database,
  network: Network,
  failed: readonly Failure[],
): Promise<boolean> {
  if ((await progressOf(db, network)) === undefined) return false;
  await db.query(sql`
    update chain_comparison
    set received_through = least(received_through, (
      select min(block) - 1 from unnest(${failed.map(({ arrival }) => arrival.block)}::bigint[]) as block))
    where network = ${network}`);
  return true;
}

/** Locks the network's row like `advance`, so that ids follow the order of the credits. */
const holdNetwork = (tx: Tx, network: Network) =>
  tx.query(sql`select from chain_cursor where network = ${network} for update`);

/** Advances the position of the search. A second server waits here, then finds nothing new. */
async function advance(tx: Tx, network: Network, position: bigint): Promise<void> {
  await tx.query(sql`
    insert into chain_cursor (network, position, moved_at)
    values (${network}, ${position}, clock_timestamp())
    on conflict (network) do update
      set position = greatest(chain_cursor.position, excluded.position), moved_at = excluded.moved_at`);
}

async function newOnes(tx: Tx, network: Network, arrivals: readonly Arrival[]): Promise<Arrival[]> {
  const known = await tx.query<{ key: string }>(sql`
    select key from transfer where key = any (${arrivals.map((found) => keyOf(network, found))})`);
  const keys = new Set(known.map(({ key }) => key));
  return arrivals.filter((found) => !keys.has(keyOf(network, found)));
}

/** Credits new deposits as one batch, so that one search clears a backlog. */
async function creditNew(tx: Tx, network: Network, arrivals: readonly Arrival[]): Promise<void> {
  const column = <Key extends keyof Arrival>(key: Key) => arrivals.map((found) => found[key]);
  await tx.query(sql`
    select credit_deposits(${network}, ${column('to')}, ${column('transaction')},
      ${column('logIndex')}::int[], ${column('amount')}::bigint[])`);
}

export interface Deposit {
  creditedAt: Date;
  amount: MicroUsdt;
  hash: string;
  network: Network;
}

export const depositsPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<Deposit>> =>
  readPage<Deposit>(
    db,
    sql`
      select credited_at as "creditedAt", amount, transaction_hash as hash, network
      from deposit where member_id = ${member}`,
    sql`id desc`,
    request,
  );
