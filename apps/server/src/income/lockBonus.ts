import { monthsOf, type LockPlan } from '@platform/rules/funds';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import { creditIncome, type Credit } from './credit';
import { TEAM_LEVELS } from './economics';
import { remarkOf } from './remark';
import { rankFor, sharesOf, type Leader, type LockShare } from './shares';

const BATCH = 500;

/**
 * Due step of a lock. Step 0 counts the lock for the teams above its owner, then each month is a
 * step. The last step ends the count.
 */
interface Step {
  lock: bigint;
  step: number;
  owner: bigint;
  code: string;
  plan: LockPlan;
  amount: MicroUsdt;
}

/** Pays the Direct bonus and the Rank bonus to the uplines of lock owners, for each past month. */
export async function payLockBonuses(db: Database): Promise<void> {
  let taken;
  do taken = await db.transaction(takeBatch);
  while (taken > 0);
}

/** Returns the rank of a member; 0 below the first rank. */
export async function rankOf(db: Queryable, member: bigint): Promise<number> {
  const [row] = await db.query<{ team: MicroUsdt }>(sql`
    select amount as team from team_locked where member_id = ${member}`);
  return rankFor(row?.team ?? 0n);
}

async function takeBatch(tx: Tx): Promise<number> {
  const due = await dueSteps(tx);
  const [first] = due;
  if (first === undefined) return 0;
  await countForTeams(tx, due);
  const months = due.filter(({ step, plan }) => step > 0 && step <= monthsOf(plan));
  const uplines = await uplinesOf(tx, months);
  const credits = months.flatMap((month) =>
    sharesOf(month.amount, uplines.get(month.owner) ?? []).map((share) => creditOf(month, share)),
  );
  await creditIncome(tx, `income:above:${first.lock}/${first.step}`, 'house', credits);
  await advance(tx, due);
  return due.length;
}

const dueSteps = (tx: Tx): Promise<Step[]> =>
  tx.query<Step>(sql`
    select lock.id as lock, next_step as step, member.id as owner, code, plan, amount
    from lock_bonus
    join fund_lock lock on lock.id = lock_id
    join member on member.id = lock.member_id
    where due_at <= clock_timestamp()
    order by due_at limit ${BATCH} for update of lock_bonus skip locked`);

const changeOf = ({ step, plan, amount }: Step): MicroUsdt => {
  if (step === 0) return amount;
  return step > monthsOf(plan) ? -amount : 0n;
};

/** Updates the teams in the order of their members, so that two servers cannot deadlock. */
async function countForTeams(tx: Tx, due: readonly Step[]): Promise<void> {
  const changes = due.filter((step) => changeOf(step) !== 0n);
  if (changes.length === 0) return;
  await tx.query(sql`
    insert into team_locked (member_id, amount)
    select ancestor_id, sum(change) from unnest(
      ${changes.map(({ owner }) => owner)}::bigint[], ${changes.map(changeOf)}::bigint[])
      as t (owner, change)
    join team on team.descendant_id = owner and depth <= ${TEAM_LEVELS}
    group by ancestor_id order by ancestor_id
    on conflict (member_id) do update set amount = team_locked.amount + excluded.amount`);
}

/** Returns the upline of each owner, starting with the sponsor. */
async function uplinesOf(tx: Tx, months: readonly Step[]): Promise<Map<bigint, Leader[]>> {
  const rows = await tx.query<Leader & { owner: bigint }>(sql`
    select descendant_id as owner, ancestor_id as member, coalesce(amount, 0) as team
    from team left join team_locked on member_id = ancestor_id
    where descendant_id = any (${months.map(({ owner }) => owner)}) and depth <= ${TEAM_LEVELS}
    order by descendant_id, depth`);
  const uplines = new Map<bigint, Leader[]>();
  for (const { owner, ...leader } of rows) {
    uplines.set(owner, [...(uplines.get(owner) ?? []), leader]);
  }
  return uplines;
}

function creditOf({ lock, step, code, plan, amount }: Step, share: LockShare): Credit {
  const { member, kind, rank, amount: paid } = share;
  const month = { month: step, months: monthsOf(plan), amount: toDecimal(amount) };
  const remark =
    kind === 'direct'
      ? remarkOf('referralLock', { code, ...month })
      : remarkOf('rankLock', { rank, ...month });
  return { member, kind, source: `lock:${lock}/${step}`, amount: paid, remark };
}

/** Advances each lock to its next step. Months count in UTC from the lock's start. */
async function advance(tx: Tx, due: readonly Step[]): Promise<void> {
  await tx.query(sql`
    update lock_bonus set next_step = step + 1,
      due_at = case when step > months then 'infinity'
        when step = months then unlocks_at
        else (locked_at at time zone 'UTC' + make_interval(months => step + 1)) at time zone 'UTC' end
    from unnest(
      ${due.map(({ lock }) => lock)}::bigint[], ${due.map(({ step }) => step)}::int[],
      ${due.map(({ plan }) => monthsOf(plan))}::int[]) as t (id, step, months)
    join fund_lock on fund_lock.id = t.id
    where lock_id = t.id`);
}
