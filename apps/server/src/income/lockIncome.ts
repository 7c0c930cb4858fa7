import { monthsOf, type LockPlan } from '@platform/rules/funds';
import { divide, toDecimal, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../db/database';
import { creditIncome, type Credit } from './credit';
import { DIRECT_PER_YEAR, LOCKER_PER_YEAR, MILLION } from './economics';

const BATCH = 500;
const MONTHS_A_YEAR = 12n;

/** A month of a lock that is due; month 0 is the moment it begins. */
interface DueMonth {
  lock: bigint;
  month: number;
  member: bigint;
  code: string;
  sponsor: bigint | null;
  plan: LockPlan;
  amount: MicroUsdt;
}

/**
 * Pays what locks bring: the Direct bonus to the sponsor when funds are locked, and the Locker profit
 * to their owner for every month, the last one at maturity.
 */
export async function payLockIncome(db: Database): Promise<void> {
  let paid;
  do paid = await db.transaction(payBatch);
  while (paid === BATCH);
}

const dueMonths = (tx: Tx): Promise<DueMonth[]> =>
  tx.query<DueMonth>(sql`
    select lock.id as lock, next_month as month, member.id as member, code,
      sponsor_id as sponsor, plan, amount
    from lock_income
    join fund_lock lock on lock.id = lock_id
    join member on member.id = lock.member_id
    where due_at <= clock_timestamp()
    order by due_at limit ${BATCH} for update of lock_income skip locked`);

async function payBatch(tx: Tx): Promise<number> {
  const due = await dueMonths(tx);
  const [first] = due;
  if (first === undefined) return 0;
  const credits = due.flatMap((month) => creditOf(month)).filter(({ amount }) => amount > 0n);
  await creditIncome(tx, `income:lock:${first.lock}/${first.month}`, 'house', credits);
  await advance(tx, due);
  return due.length;
}

function creditOf({ lock, month, member, code, sponsor, plan, amount }: DueMonth): Credit[] {
  const months = monthsOf(plan);
  const source = `lock:${lock}/${month}`;
  const perMonth = (rate: bigint, count: number) =>
    divide(amount * rate * BigInt(count), MILLION * MONTHS_A_YEAR, 'down');
  if (month > 0) {
    return [
      {
        ...{ member, kind: 'locker', source, amount: perMonth(LOCKER_PER_YEAR[plan], 1) },
        remark: `Month ${month} of ${months} on ${toDecimal(amount)} USDT`,
      },
    ];
  }
  if (sponsor === null) return [];
  return [
    {
      ...{ member: sponsor, kind: 'direct', source, amount: perMonth(DIRECT_PER_YEAR, months) },
      remark: `${code} locked ${toDecimal(amount)} USDT for ${months} months`,
    },
  ];
}

/** Moves each lock on to its next month, counted from its beginning and in UTC. */
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
