import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import type { Random } from '../ports/random';
import type { BalanceNotice } from './balanceMail';
import type { ChangeByHand, ChangeNotice } from './changes';
import { nameOnceConfirmed } from './emailConfirmation';
import { newStopLink } from './stopLinks';

const RETRY_MINUTES = 5;
/** Age at which an unsent email is dropped, in hours. */
const LONGEST_HOURS = 24;

export interface UnmailedChange {
  /** Id of the entry in the security log. */
  event: bigint;
  notice: ChangeNotice;
}

interface Row extends Omit<ChangeNotice, 'token' | 'device'> {
  event: bigint;
  member: bigint;
  change: ChangeByHand;
}

/**
 * Claims the next change that has no email yet, and creates the link that stops withdrawals. Other
 * servers skip the change for `RETRY_MINUTES`.
 */
export const takeUnmailedChange = (
  db: Database,
  random: Random,
  waitHours: number,
): Promise<UnmailedChange | undefined> =>
  db.transaction(async (tx) => {
    const [row] = await takeRow(tx, waitHours);
    if (row === undefined) return undefined;
    const { event, member, ...facts } = row;
    const token = await newStopLink(tx, random, member, waitHours);
    return { event, notice: { ...facts, token, device: undefined } };
  });

/** Builds a CTE `taken` that claims the next due email of a queue. */
const taken = (queue: Sql): Sql => sql`
  taken as (
    update ${queue} set due_at = clock_timestamp() + make_interval(mins => ${RETRY_MINUTES})
    where event_id = (
      select event_id from ${queue} where due_at <= clock_timestamp()
      order by event_id limit 1 for update skip locked)
    returning event_id)`;

/**
 * Claims the next change. Delays withdrawals only after support has disabled two-factor
 * authentication.
 */
const takeRow = (tx: Tx, waitHours: number): Promise<Row[]> =>
  tx.query<Row>(sql`
    with ${taken(sql`security_mail`)}
    select event.id as event, member.id as member, event.event as change, event.at,
      case event.event when 'two-factor-disabled'
        then event.at + ${waitHours} * interval '1 hour' else event.at end as "waitsUntil",
      ${nameOnceConfirmed}, email as "to", language
    from taken join security_event event on event.id = event_id
    join member on member.id = member_id`);

/** Corrected balance for which no email has been sent. */
export interface UnmailedCorrection {
  /** Id of the entry in the security log. */
  event: bigint;
  notice: BalanceNotice;
}

/** Claims the next corrected balance that has no email yet, like `takeUnmailedChange`. */
export async function takeUnmailedCorrection(
  db: Queryable,
): Promise<UnmailedCorrection | undefined> {
  const [row] = await db.query<BalanceNotice & { event: bigint }>(sql`
    with ${taken(sql`balance_mail`)}
    select event.id as event, event.event as change, detail ->> 'amount' as amount, event.at,
      ${nameOnceConfirmed}, email as "to", language
    from taken join security_event event on event.id = event_id
    join member on member.id = member_id`);
  if (row === undefined) return undefined;
  const { event, ...notice } = row;
  return { event, notice };
}

const QUEUES = [sql`security_mail`, sql`balance_mail`];

export async function markMailed(db: Queryable, event: bigint): Promise<void> {
  for (const queue of QUEUES) await db.query(sql`delete from ${queue} where event_id = ${event}`);
}

export async function dropStaleMails(db: Queryable): Promise<void> {
  for (const queue of QUEUES) {
    await db.query(sql`
      delete from ${queue} using security_event event
      where event.id = event_id
        and event.at < clock_timestamp() - make_interval(hours => ${LONGEST_HOURS})`);
  }
}
