import { monthsOf, type LockPlan } from '@platform/rules/funds';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../db/database';
import { creditIncome, type Credit } from './credit';
import { remarkOf } from './remark';
import { lockerProfitOn } from './shares';

const BATCH = 500;

/** Past month of a lock whose profit is not paid yet. */
interface DueMonth {
  lock: bigint;
  month: number;
  member: bigint;
  plan: LockPlan;
  amount: MicroUsdt;
}

/** Pays the Locker profit for each past month, the last one at maturity. */
export async function payLockIncome(db: Database): Promise<void> {
  let paid;
  do paid = await db.transaction(payBatch);
  while (paid === BATCH);
}

const dueMonths = (tx: Tx): Promise<DueMonth[]> =>
  tx.query<DueMonth>(sql`
    select lock.id as lock, next_month as month, member_id as member, plan, amount
    from lock_income join fund_lock lock on lock.id = lock_id
    where due_at <= clock_timestamp()
    order by due_at limit ${BATCH} for update of lock_income skip locked`);

async function payBatch(tx: Tx): Promise<number> {
  const due = await dueMonths(tx);
  const [first] = due;
  if (first === undefined) return 0;
  const credits = due.map(creditOf).filter(({ amount }) => amount > 0n);
  await creditIncome(tx, `income:lock:${first.lock}/${first.month}`, 'house', credits);
  await advance(tx, due);
  return due.length;
}

const creditOf = ({ lock, month, member, plan, amount }: DueMonth): Credit => ({
  member,
  kind: 'locker',
  source: `lock:${lock}/${month}`,
  amount: lockerProfitOn(amount, plan),
  remark: remarkOf('lockMonth', { month, months: monthsOf(plan), amount: toDecimal(amount) }),
});

/** Advances each lock to its next month, in UTC from its start. */
async function advance(tx: Tx, due: readonly DueMonth[]): Promise<void> {
  await tx.query(sql`
    update lock_income set next_month = month + 1,
      due_at = case when month = months then 'infinity' else
        (locked_at at time zone 'UTC' + make_interval(months => month + 1)) at time zone 'UTC' end
    from unnest(
      ${due.map(({ lock }) => lock)}::bigint[], ${due.map(({ month }) => month)}::int[],
      ${due.map(({ plan }) => monthsOf(plan))}::int[]) as t (id, month, months)
    join fund_lock on fund_lock.id = t.id
    where lock_id = t.id`);
}
