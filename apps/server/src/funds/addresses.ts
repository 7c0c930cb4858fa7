import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Chain, Network } from '../ports/chain/chain';

/** Where a member deposits to on one network. */
export interface DepositAddress {
  network: Network;
  /** As the chain writes it. */
  address: string;
}

/** Where a member deposits to, on every network that is open; from now on deposits there count. */
export async function depositAddresses(
  db: Queryable,
  chain: Chain,
  member: bigint,
): Promise<DepositAddress[]> {
  const addresses = chain.networks.map((network) => ({
    network,
    address: chain.addressOf(network, member),
  }));
  // On conflict nothing: an address that was shown stays, whatever the settings say later.
  await db.query(sql`
    insert into deposit_address (network, address, member_id)
    select network, lower(address), ${member} from unnest(
      ${addresses.map(({ network }) => network)}::text[],
      ${addresses.map(({ address }) => address)}::text[]) as t (network, address)
    on conflict do nothing`);
  return addresses;
}

/** The members by their addresses on a network, in lower case. */
export async function membersByAddress(
  db: Queryable,
  network: Network,
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ address: string; member: bigint }>(sql`
    select address, member_id as member from deposit_address where network = ${network}`);
  return new Map(rows.map(({ address, member }) => [address, member]));
}
