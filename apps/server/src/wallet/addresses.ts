import type { Network } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Chain } from '../ports/chain/chain';

export interface DepositAddress {
  network: Network;
  /** Address in the notation of its chain. */
  address: string;
}

async function shownAddresses(db: Queryable, member: bigint): Promise<Map<Network, string>> {
  const rows = await db.query<DepositAddress>(sql`
    select network, address from deposit_address
    where member_id = ${member} and retired_at is null`);
  return new Map(rows.map(({ network, address }) => [network, address]));
}

async function storeAddresses(
  db: Queryable,
  chain: Chain,
  member: bigint,
  networks: readonly Network[],
): Promise<void> {
  const addresses = networks.map((network) => chain.addressOf(network, member));
  // A conflict means that another server stored the address first, or that it was retired.
  await db.query(sql`
    insert into deposit_address (network, address, member_id)
    select network, lower(address), ${member}
      from unnest(${networks}::text[], ${addresses}::text[]) as t (network, address)
    on conflict do nothing`);
}

/**
 * Returns the member's deposit addresses on every open network. Later deposits to these addresses
 * are credited. A stored address is kept until it is retired, even if the settings change.
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
    // The configured key derives only one address, which is shown even if it was retired.
    address: chain.written(shown.get(network) ?? chain.addressOf(network, member)),
  }));
}

/** Returns members by deposit address in lower case, including retired addresses. */
export async function membersByAddress(
  db: Queryable,
  network: Network,
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ address: string; member: bigint }>(sql`
    select address, member_id as member from deposit_address where network = ${network}`);
  return new Map(rows.map(({ address, member }) => [address, member]));
}
