import { createHash } from 'node:crypto';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Chain, ChainTransfer, Network, PaymentState, Payouts, SignedPayment } from './chain';

const NETWORKS: readonly Network[] = ['FUSD-FRC20', 'USDT-BEP20', 'USDT-POS'];

/** Rows that were written at the same time may become visible out of order. */
const OVERLAP = 100n;

/** Payments to an address with this ending fail, to try what happens then. */
const FAILING = /dead$/i;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

async function scan(db: Queryable, network: Network, after: bigint, known: ReadonlySet<string>) {
  const rows = await db.query<ChainTransfer & { id: bigint }>(sql`
    select id, hash as transaction, 0 as "logIndex", address, amount from demo_transfer
    where network = ${network} and id > ${after - OVERLAP} order by id`);
  return {
    transfers: rows.filter(({ address }) => known.has(address)).map(({ id: _, ...row }) => row),
    position: rows.at(-1)?.id ?? after,
  };
}

const stateOf = ({ signed }: SignedPayment): PaymentState =>
  FAILING.test(signed) ? 'failed' : 'success';

const payouts: Payouts = {
  sign: async ({ address, lastNonce = -1n }) => {
    const nonce = lastNonce + 1n;
    return { nonce, hash: `0x${digest(`payment ${nonce} to ${address}`)}`, signed: address };
  },
  send: async () => undefined,
  state: async (payment) => stateOf(payment),
};

/**
 * The chain of the embedded mode: deposits are what `creditDemo` was told, payments succeed at once.
 * It moves no money outside, so it never serves a database of one's own.
 */
export const demoChain = (db: Queryable): Chain => ({
  networks: NETWORKS,
  payouts,
  addressOf: (network, member) => `0x${digest(`${network} ${member}`).slice(0, 40)}`,
  scan: (network, after = 0n, addresses) => scan(db, network, after, addresses),
});

/** Says that an address was paid test USDT; answers the transaction's hash. */
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
