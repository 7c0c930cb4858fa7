import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../../db/database';

const BATCH = 50_000;

/**
 * Age at which a transfer is added to the sums, in ms. The sums lack transfers that commit later,
 * until the check of the balance corrects them.
 */
const SETTLED_MS = 5_000;

export interface Checkpoint {
  /** Last transfer in the sums. */
  summedThrough: bigint;
  sweptTransfer: bigint;
  sweptAccount: bigint;
}

/** Claims the next comparison of the books for one server. */
export async function takeTurn(db: Queryable, restMs: number): Promise<boolean> {
  const taken = await db.query(sql`
    update ledger_checkpoint set begun_at = clock_timestamp()
    where begun_at <= clock_timestamp() - make_interval(secs => ${restMs / 1000})
    returning id`);
  return taken.length > 0;
}

/**
 * Locks the checkpoint until the transaction ends; returns undefined if another server has locked
 * it.
 */
export async function holdCheckpoint(tx: Tx): Promise<Checkpoint | undefined> {
  const [checkpoint] = await tx.query<Checkpoint>(sql`
    select summed_through as "summedThrough", swept_transfer as "sweptTransfer",
      swept_account as "sweptAccount"
    from ledger_checkpoint for update skip locked`);
  return checkpoint;
}

export async function sumUp(db: Database, settledMs = SETTLED_MS): Promise<void> {
  while (await db.transaction((tx) => sumBatch(tx, settledMs)));
}

export async function sumUpFirst(db: Database): Promise<void> {
  const never = await db.query(sql`select from ledger_checkpoint where summed_through = 0`);
  if (never.length > 0) await sumUp(db);
}

/** Returns true after a full batch, because more may follow. */
async function sumBatch(tx: Tx, settledMs: number): Promise<boolean> {
  const checkpoint = await holdCheckpoint(tx);
  if (checkpoint === undefined) return false;
  const after = checkpoint.summedThrough;
  const [next] = await tx.query<{ through: bigint | null; transfers: bigint }>(sql`
    select max(id) as through, count(*) as transfers
    from (select id, at from transfer where id > ${after} order by id limit ${BATCH}) batch
    where at <= clock_timestamp() - make_interval(secs => ${settledMs / 1000})`);
  const through = next?.through ?? after;
  if (through === after) return false;
  await tx.query(sql`
    insert into ledger_sum (account_id, amount)
    select account_id, sum(amount) from posting
    where transfer_id > ${after} and transfer_id <= ${through} group by account_id
    on conflict (account_id) do update set amount = ledger_sum.amount + excluded.amount`);
  await tx.query(sql`update ledger_checkpoint set summed_through = ${through}`);
  return next?.transfers === BigInt(BATCH);
}
