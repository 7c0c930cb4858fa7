import { PAYOUT_NETWORK } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import type { Chain, ChainTransfer } from '../ports/chain/chain';
import {
  comparisonOf,
  differing,
  isAskedAbout,
  MOST_ROWS,
  progressOf,
  transfersAfter,
  type Comparison,
} from './comparison';

const network = PAYOUT_NETWORK;

interface Paid {
  id: bigint;
  transaction: string;
  /** Recipient in lower case. */
  to: string;
  amount: MicroUsdt;
}

export async function comparePayments(db: Database, chain: Chain): Promise<Comparison> {
  const progress = await progressOf(db, network);
  const nothing = { onChain: [], notInBooks: [], notOnChain: [] };
  if (progress === undefined) return comparisonOf(network, nothing);
  const wallets = await walletsOf(db);
  const read = await transfersAfter(chain, network, progress.sent, progress, {
    side: 'from',
    addresses: wallets,
  });
  // A transfer between two of our wallets is not a payment.
  const onChain = read.transfers.filter(({ to, amount }) => amount > 0n && !wallets.has(to));
  const strange = await notOurs(db, onChain);
  const reported = await stillReported(db, read.transfers);
  if (strange.length + reported.length === 0) await moveSent(db, read.through);
  for (const transfer of strange) await adopt(db, chain, transfer);

  const paid = await notCompared(db, read.isThere);
  const found: Paid[] = [];
  for (const one of paid) {
    const transfers = await chain.transfersIn(network, one.transaction);
    if (transfers.some(({ to, amount }) => to === one.to && amount === one.amount)) found.push(one);
  }
  await markCompared(db, found);
  return comparisonOf(network, {
    onChain: [...onChain, ...reported],
    notInBooks: differing('not-ours', [...strange, ...reported]),
    notOnChain: differing(
      'not-paid',
      paid.filter((one) => !found.includes(one)),
    ),
  });
}

/** Returns the current hot wallet and every wallet that has paid a withdrawal. */
async function walletsOf(db: Queryable): Promise<Set<string>> {
  const rows = await db.query<{ wallet: string }>(sql`
    select distinct wallet from payment where network = ${network} and wallet is not null
    union select wallet from signer where network = ${network}`);
  return new Set(rows.map(({ wallet }) => wallet));
}

/**
 * Returns transfers that pay no withdrawal and that no operator has explained.
 *
 * A payment may be replaced outside the server, for example with higher fees. Recipient and amount
 * identify it until its withdrawal is settled. If a withdrawal was returned, its payment counts as
 * paying no withdrawal.
 */
async function notOurs(db: Queryable, out: readonly ChainTransfer[]): Promise<ChainTransfer[]> {
  if (out.length === 0) return [];
  const column = <Key extends keyof ChainTransfer>(key: Key) => out.map((row) => row[key]);
  const rows = await db.query<{ place: bigint }>(sql`
    select place from unnest(
        ${column('transaction')}::text[], ${column('from')}::text[], ${column('to')}::text[],
        ${column('amount')}::bigint[]
      ) with ordinality as moved (hash, wallet, recipient, amount, place)
    where not exists (
        select from wallet_transfer where network = ${network} and wallet_transfer.hash = moved.hash)
      and not exists (
        select from withdrawal join payment on withdrawal_id = withdrawal.id
        where payment.network = ${network} and payment.wallet = moved.wallet
          and lower(address) = recipient and withdrawal.amount = moved.amount
          and (state in ('pending', 'review')
            or state = 'success' and moved.hash in (settled_by, payment.hash)))
    order by place`);
  return rows.flatMap(({ place }) => out[Number(place) - 1] ?? []);
}

/**
 * Returns reported transfers that were not read this time, for example because the node is behind.
 * A transfer stays reported until it is read again or an operator explains it.
 */
const stillReported = (db: Queryable, read: readonly ChainTransfer[]) =>
  db.query<Pick<Paid, 'transaction' | 'amount'>>(sql`
    select transaction, found as amount
    from reconciliation_difference
      cross join substring(subject from '^not-ours (.*)$') as transaction
    where transaction is not null
      and transaction <> all (${read.map(({ transaction }) => transaction)})
      and not exists (
        select from wallet_transfer where network = ${network} and hash = transaction)
      and not exists (
        select from payment join withdrawal on withdrawal.id = withdrawal_id
        where payment.network = ${network} and state = 'success'
          and transaction in (settled_by, payment.hash))`);

/**
 * Records a transfer as the payment of an unsigned withdrawal with the same recipient and amount. A
 * restored database may lack that payment.
 */
async function adopt(
  db: Queryable,
  chain: Chain,
  { transaction, from, to, amount }: ChainTransfer,
) {
  const [claim] = await db.query<{ id: bigint }>(sql`
    select id from withdrawal
    where state in ('pending', 'held') and lower(address) = ${to} and amount = ${amount}
      and not exists (select from payment where withdrawal_id = withdrawal.id)
    order by id limit 1`);
  if (claim === undefined) return;
  const nonce = await chain.nonceOf(network, transaction);
  await db.query(sql`
    select adopt_payment(${claim.id}, ${network}, ${from}, ${nonce}, ${transaction})`);
}

const moveSent = (db: Queryable, through: bigint) =>
  db.query(sql`
    update chain_comparison set sent_through = greatest(sent_through, ${through})
    where network = ${network}`);

/** Returns payments to compare, without withdrawals that an operator completed with an override. */
const notCompared = (db: Queryable, isThere: boolean): Promise<Paid[]> =>
  db.query<Paid>(sql`
    select withdrawal.id, coalesce(settled_by, payment.hash) as transaction,
      lower(address) as to, amount
    from withdrawal join payment on payment.withdrawal_id = withdrawal.id
    where state = 'success' and not compared
      and ${isAskedAbout(isThere, sql`changed_at`, sql`'not-paid ' || coalesce(settled_by, payment.hash)`)}
      and not exists (
        select from withdrawal_verdict verdict
        where verdict.withdrawal_id = withdrawal.id and verdict.override and verdict.hash = settled_by)
    order by withdrawal.id limit ${MOST_ROWS}`);

const markCompared = (db: Queryable, paid: readonly Paid[]) =>
  db.query(sql`
    update withdrawal set compared = true where id = any (${paid.map(({ id }) => id)})`);
