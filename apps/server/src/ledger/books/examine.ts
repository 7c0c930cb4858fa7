import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../../db/database';
import { astray, correctSums, movedSince } from './accounts';
import type { Difference, LedgerCheck } from './check';
import type { Checkpoint } from './checkpoint';
import { astrayHoldings, unheldWithdrawals } from './holdings';
import { suspectsOf } from './results';
import { withoutCause } from './causes';
import { offChain, unbalanced, type TransferRange } from './transfers';

const TRANSFERS = 20_000;
const ACCOUNTS = 1_000;

/** Largest `bigint` of PostgreSQL, above all transfer ids. */
const END = 9_223_372_036_854_775_807n;

const inOrder = (differences: readonly Difference[]): Difference[] => [
  ...new Map(differences.map((one) => [one.subject, one])).values(),
];

/**
 * Compares the ledger with itself and with the tables that it mirrors. Covers all movements since the
 * checkpoint, the next part of a sweep over older ones, and earlier differences.
 */
export async function examine(
  tx: Tx,
  checkpoint: Checkpoint,
): Promise<Record<LedgerCheck, Difference[]>> {
  const { summedThrough } = checkpoint;
  const sweptRange = await sweptTransfers(tx, checkpoint);
  const ranges = [{ after: summedThrough, through: END }, sweptRange];
  for (const name of ['transfers', 'chain account', 'causes'] as const) {
    for (const id of await suspectsOf(tx, name)) ranges.push({ after: id - 1n, through: id });
  }
  const swept = await sweptAccounts(tx, checkpoint);
  const known = [...(await suspectsOf(tx, 'balances')), ...(await suspectsOf(tx, 'holdings'))];
  const moved = await movedSince(tx, summedThrough);
  const holdings = moved.flatMap(({ account, holding }) => (holding ? account : []));
  const suspicious = moved.flatMap((one) => (one.suspicious ? one.account : []));
  const balances = await astray(tx, [...swept, ...known, ...suspicious]);
  await correctSums(tx, summedThrough, [...swept, ...suspicious]);
  await advance(tx, checkpoint, sweptRange, swept);
  return {
    transfers: await inRanges(ranges, (range) => unbalanced(tx, range)),
    'chain account': await inRanges(ranges, (range) => offChain(tx, range)),
    causes: await inRanges(ranges, (range) => withoutCause(tx, range)),
    balances: inOrder(balances),
    holdings: inOrder([
      ...(await astrayHoldings(tx, [...swept, ...known, ...holdings])),
      ...(await unheldWithdrawals(tx)),
    ]),
  };
}

async function inRanges(
  ranges: readonly TransferRange[],
  look: (range: TransferRange) => Promise<Difference[]>,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const range of ranges) found.push(...(await look(range)));
  return inOrder(found);
}

/**
 * Returns the next transfers of the sweep, limited by count because ids have gaps between months.
 */
async function sweptTransfers(
  tx: Queryable,
  { sweptTransfer: after, summedThrough }: Checkpoint,
): Promise<TransferRange> {
  const rows = await tx.query<{ last: bigint | null }>(sql`
    select max(id) as last from (
      select id from transfer where id > ${after} and id <= ${summedThrough}
      order by id limit ${TRANSFERS}) next`);
  return { after, through: one(rows).last ?? summedThrough };
}

async function sweptAccounts(tx: Queryable, { sweptAccount }: Checkpoint): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(sql`
    select id from account where id > ${sweptAccount} order by id limit ${ACCOUNTS}`);
  return rows.map(({ id }) => id);
}

/** Advances the sweeps; each restarts at its end. */
async function advance(
  tx: Tx,
  checkpoint: Checkpoint,
  { through }: TransferRange,
  swept: readonly bigint[],
): Promise<void> {
  const account = swept.length === ACCOUNTS ? swept.at(-1) : undefined;
  await tx.query(
    through < checkpoint.summedThrough
      ? sql`update ledger_checkpoint set swept_transfer = ${through}`
      : sql`update ledger_checkpoint set swept_transfer = 0, transfers_swept_at = clock_timestamp()`,
  );
  await tx.query(
    account !== undefined
      ? sql`update ledger_checkpoint set swept_account = ${account}`
      : sql`update ledger_checkpoint set swept_account = 0, accounts_swept_at = clock_timestamp()`,
  );
}
