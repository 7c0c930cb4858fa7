import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import type { Random } from '../ports/random';
import type { ChangeByHand, ChangeNotice } from './changes';
import { nameOnceConfirmed } from './emailConfirmation';
import { newStopLink } from './stopLinks';

/** How long a mail that could not be handed over waits before it is tried again, in minutes. */
const RETRY_MINUTES = 5;
/** After how long it is of no use any more, in hours. */
const LONGEST_HOURS = 24;

/** A change that support made by hand, and that its member has not been told of. */
export interface UntoldChange {
  /** Its line in the security log. */
  event: bigint;
  notice: ChangeNotice;
}

interface Row extends Omit<ChangeNotice, 'token' | 'device'> {
  event: bigint;
  member: bigint;
  change: ChangeByHand;
}

/**
 * Takes the next change that a member has to be told of; no other server takes it for a while. The link
 * that stops withdrawals is made with it.
 *
 * @param waitHours how long withdrawals wait after a change, in hours
 */
export const takeUntoldChange = (
  db: Database,
  random: Random,
  waitHours: number,
): Promise<UntoldChange | undefined> =>
  db.transaction(async (tx) => {
    const [row] = await takeRow(tx, waitHours);
    if (row === undefined) return undefined;
    const { event, member, ...facts } = row;
    const token = await newStopLink(tx, random, member, waitHours);
    return { event, notice: { ...facts, token, device: undefined } };
  });

/** Only two-factor authentication is a change after which withdrawals wait. */
const takeRow = (tx: Tx, waitHours: number): Promise<Row[]> =>
  tx.query<Row>(sql`
    with taken as (
      update security_mail
      set due_at = clock_timestamp() + make_interval(mins => ${RETRY_MINUTES})
      where event_id = (
        select event_id from security_mail where due_at <= clock_timestamp()
        order by event_id limit 1 for update skip locked)
      returning event_id)
    select event.id as event, member.id as member, event.event as change, event.at,
      case event.event when 'two-factor-disabled'
        then event.at + ${waitHours} * interval '1 hour' else event.at end as "waitsUntil",
      ${nameOnceConfirmed}, email as "to", language
    from taken join security_event event on event.id = event_id
    join member on member.id = member_id`);

/** Notes that a member was told of a change. */
export async function noteTold(db: Queryable, event: bigint): Promise<void> {
  await db.query(sql`delete from security_mail where event_id = ${event}`);
}

/** Gives up mails that could not be handed over for too long. */
export async function dropStaleMails(db: Queryable): Promise<void> {
  await db.query(sql`
    delete from security_mail using security_event event
    where event.id = event_id
      and event.at < clock_timestamp() - make_interval(hours => ${LONGEST_HOURS})`);
}
