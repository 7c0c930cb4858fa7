import type { Network } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Chain } from '../ports/chain/chain';

/** Where a member deposits to on one network. */
export interface DepositAddress {
  network: Network;
  /** As the chain writes it. */
  address: string;
}

async function shownAddresses(db: Queryable, member: bigint): Promise<Map<Network, string>> {
  const rows = await db.query<DepositAddress>(sql`
    select network, address from deposit_address
    where member_id = ${member} and retired_at is null`);
  return new Map(rows.map(({ network, address }) => [network, address]));
}

/** Stores an address below the key of the settings for each of these networks. */
async function storeAddresses(
  db: Queryable,
  chain: Chain,
  member: bigint,
  networks: readonly Network[],
): Promise<void> {
  const addresses = networks.map((network) => chain.addressOf(network, member));
  // On conflict nothing: another server was faster, or the key is the one that was retired.
  await db.query(sql`
    insert into deposit_address (network, address, member_id)
    select network, lower(address), ${member}
      from unnest(${networks}::text[], ${addresses}::text[]) as t (network, address)
    on conflict do nothing`);
}

/**
 * Where a member deposits to, on every network that is open; from now on deposits there count. What
 * was shown once is stored and shown again, whatever the settings say later, until it is retired.
 */
export async function depositAddresses(
  db: Queryable,
  chain: Chain,
  member: bigint,
): Promise<DepositAddress[]> {
  let shown = await shownAddresses(db, member);
  const missing = chain.networks.filter((network) => !shown.has(network));
  if (missing.length > 0) {
    await storeAddresses(db, chain, member, missing);
    shown = await shownAddresses(db, member);
  }
  return chain.networks.map((network) => ({
    network,
    // Retired while the key stayed the same: there is no other one.
    address: chain.written(shown.get(network) ?? chain.addressOf(network, member)),
  }));
}

/** The members by their addresses on a network, in lower case; retired addresses are among them. */
export async function membersByAddress(
  db: Queryable,
  network: Network,
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ address: string; member: bigint }>(sql`
    select address, member_id as member from deposit_address where network = ${network}`);
  return new Map(rows.map(({ address, member }) => [address, member]));
}
