import { createHash } from 'node:crypto';
import { NETWORK_NAMES, type Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Chain, ChainTransfer, Watched } from './chain';
import type { PaymentSigner, Payouts } from './payouts';

/**
 * Number of rows that are searched again, because concurrent writes may become visible out of
 * order.
 */
const OVERLAP = 100n;

/** Addresses to which payments fail, for demonstrations. */
const FAILING = /dead$/i;

/** Wallet that pays withdrawals and is the source of deposits. */
const WALLET = 'demo';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Query for deposits, to which callers append a condition. */
const deposits = sql`
  select hash as transaction, 0 as "logIndex", id as block, ${WALLET} as "from", address as "to", amount
  from demo_transfer`;

async function scan(db: Queryable, network: Network, after: bigint, watched: Watched) {
  const rows = await db.query<ChainTransfer>(sql`
    ${deposits} where network = ${network} and id > ${after - OVERLAP} order by id`);
  if (rows.length === 0) return { transfers: [], position: after };
  const addresses = await watched();
  return {
    transfers: rows.filter(({ to }) => addresses.has(to)),
    position: rows.at(-1)?.block ?? after,
  };
}

const stateOf: Payouts['state'] = async ({ address, attempts: [first] }) => {
  const hash = first?.hash ?? '';
  return FAILING.test(address) ? { state: 'failed', hash } : { state: 'paid', hash };
};

export const demoSigner: PaymentSigner = {
  wallet: WALLET,
  sign: async ({ address, lastNonce = -1n }) => {
    const nonce = lastNonce + 1n;
    const hash = `0x${digest(`payment ${nonce} to ${address}`)}`;
    return { wallet: WALLET, nonce, hash, signed: address };
  },
  // Zero, because no other server uses this wallet, and its payments are in the same database.
  mined: async () => ({ count: 0n, block: 0n }),
  raise: async () => {
    throw new Error('The demo chain has no fees.');
  },
  state: stateOf,
};

const payouts = (db: Queryable): Payouts => ({
  send: async () => undefined,
  state: stateOf,
  objection: async ({ address, attempts: [first] }, { found, hash }) =>
    hash === first?.hash && FAILING.test(address) === (found === 'returned')
      ? undefined
      : 'The demo chain shows something else.',
  holdings: async () => {
    const [row] = await db.query<{ token: MicroUsdt }>(sql`
      select (coalesce((select sum(amount) from demo_transfer), 0)
        - coalesce((select sum(amount) from withdrawal where state = 'success'), 0))::bigint as token`);
    return { token: row?.token ?? 0n, coin: 0n };
  },
});

/**
 * Returns the transfers in a transaction. Every recorded payment is a transfer, because payments
 * succeed immediately.
 */
const transfersIn = (db: Queryable, network: Network, transaction: string) =>
  db.query<ChainTransfer>(sql`
    ${deposits} where network = ${network} and hash = ${transaction}
    union all
    select hash, 0, 0, wallet, lower(address), amount
    from payment join withdrawal on withdrawal.id = withdrawal_id
    where payment.network = ${network} and hash = ${transaction} and address !~* 'dead$'`);

/**
 * Creates the demo chain. Deposits come from `creditDemo`, and payments succeed immediately. The
 * demo chain moves no real money, so do not use it with DATABASE_URL.
 */
export const demoChain = (db: Queryable): Chain => ({
  networks: NETWORK_NAMES,
  payouts: payouts(db),
  addressOf: (network, member) => `0x${digest(`${network} ${member}`).slice(0, 40)}`,
  written: (address) => address,
  scan: (network, after = 0n, watched) => scan(db, network, after, watched),
  head: async (network) => {
    const [row] = await db.query<{ block: bigint }>(sql`
      select coalesce(max(id), 0) as block from demo_transfer where network = ${network}`);
    return row?.block ?? 0n;
  },
  transfers: async (network, { from, through, side, addresses }) => {
    if (side === 'from') return { transfers: [], through };
    const transfers = await db.query<ChainTransfer>(sql`
      ${deposits} where network = ${network} and id between ${from} and ${through}
        and address = any (${[...addresses]}) order by id`);
    return { transfers, through };
  },
  nonceOf: async () => {
    throw new Error('Every payment of the demo chain is in the books.');
  },
  secondsBetween: async () => 0,
  transfersIn: (network, transaction) => transfersIn(db, network, transaction),
});

/** Pays a deposit on the demo chain. Returns the transaction hash. */
export async function creditDemo(
  db: Queryable,
  network: Network,
  address: string,
  amount: MicroUsdt,
  seed: string,
): Promise<string> {
  const hash = `0x${digest(`transfer ${seed}`)}`;
  await db.query(sql`
    insert into demo_transfer (network, address, amount, hash)
    values (${network}, ${address.toLowerCase()}, ${amount}, ${hash})`);
  return hash;
}
