import {
  LIMIT_HOURS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { sortBy } from 'es-toolkit';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

export interface UsedLimit extends LimitName {
  amount: MicroUsdt;
  /** Amount counted in the period; negative after a net win. */
  used: MicroUsdt;
  left: MicroUsdt;
  /** Time when the oldest counted bet leaves the period; null if no bet is counted. */
  nextAt: Date | null;
  /** Request to raise or remove the limit; null if none can still be confirmed. */
  request: LimitRequest | null;
}

export interface LimitRequest {
  /** Requested amount; null to remove the limit. */
  amount: MicroUsdt | null;
  confirmFrom: Date;
  confirmUntil: Date;
}

interface Row {
  kind: LimitKind;
  hours: number;
  amount: MicroUsdt;
  used: MicroUsdt;
  nextAt: Date | null;
  askedAmount: MicroUsdt | null;
  confirmFrom: Date | null;
  confirmUntil: Date | null;
}

const periodOf = (hours: number): LimitPeriod => {
  const period = LIMIT_PERIODS.find((each) => LIMIT_HOURS[each] === hours);
  if (period === undefined) throw new Error(`There is no period of ${hours} hours.`);
  return period;
};

function limitOf({ kind, hours, amount, used, nextAt, ...asked }: Row): UsedLimit {
  const { askedAmount, confirmFrom, confirmUntil } = asked;
  const request = confirmFrom && confirmUntil && { amount: askedAmount, confirmFrom, confirmUntil };
  const left = amount > used ? amount - used : 0n;
  return { kind, period: periodOf(hours), amount, used, left, nextAt, request };
}

/** Returns the limits of a member: stakes before losses, shorter periods first. */
export async function limitsOf(db: Queryable, member: bigint): Promise<UsedLimit[]> {
  const rows = await db.query<Row>(sql`
    select used.kind, used.hours, used.amount, used.used, used.next_at as "nextAt",
      own.asked_amount as "askedAmount", own.confirm_from as "confirmFrom",
      own.confirm_until as "confirmUntil"
    from play_used(${member}, clock_timestamp()) used
    left join (
      select kind, hours, asked_amount, confirm_from, confirm_until
      from play_limit, confirmation_times(asked_at)
      where member_id = ${member} and confirm_until >= clock_timestamp()
    ) own on own.kind = used.kind and own.hours = used.hours
    order by used.kind desc, used.hours`);
  return rows.map(limitOf);
}

export const strictestLimit = async (
  db: Queryable,
  member: bigint,
): Promise<UsedLimit | undefined> => sortBy(await limitsOf(db, member), ['left'])[0];

/** @param amount null to remove the limit */
export async function setLimit(
  db: Queryable,
  member: bigint,
  { kind, period, amount }: LimitName & { amount: MicroUsdt | null },
): Promise<'set' | 'asked' | 'none'> {
  type Outcome = Awaited<ReturnType<typeof setLimit>>;
  const rows = await db.query<{ outcome: Outcome }>(sql`
    select set_play_limit(${member}, ${kind}, ${LIMIT_HOURS[period]}, ${amount}) as outcome`);
  return one(rows).outcome;
}

export async function confirmLimit(
  db: Queryable,
  member: bigint,
  { kind, period }: LimitName,
): Promise<'done' | 'early' | 'none'> {
  type Outcome = Awaited<ReturnType<typeof confirmLimit>>;
  const rows = await db.query<{ outcome: Outcome }>(sql`
    select confirm_play_limit(${member}, ${kind}, ${LIMIT_HOURS[period]}) as outcome`);
  return one(rows).outcome;
}
