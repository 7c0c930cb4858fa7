import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { PushAway, type Push, type PushTarget } from '../../ports/push/push';
import { noticeOf, type Happening } from './notice';

/** Maximum number of concurrent messages to a push service, per server. */
const AT_ONCE = 10;
/**
 * Seconds for which a server reserves a message: longer than a push service may take to respond.
 */
const HELD_SECONDS = 60;
/** First back-off, in seconds. It doubles with each failure, up to the longest one. */
const REST_SECONDS = 10;
const LONGEST_REST_SECONDS = 600;
/** Limit of the exponent, large enough to reach the longest back-off. */
const DOUBLINGS = 10;

interface Due extends PushTarget, Happening {
  subscription: bigint;
  subject: string;
  member: bigint;
  event: bigint;
  language: string;
  attempts: number;
  /** Seconds until the message expires. */
  left: number;
}

const takeDue = (db: Queryable, service: string): Promise<Due[]> =>
  db.query<Due>(sql`
    with late as (
      delete from push_delivery
      where service = ${service} and due_at <= statement_timestamp()
        and expires_at <= statement_timestamp()),
    -- Materialized: a subquery may be run again for each row, and take more each time.
    due as materialized (
      select subscription_id, subject from push_delivery
      where service = ${service} and due_at <= statement_timestamp()
        and expires_at > statement_timestamp()
      order by due_at limit ${AT_ONCE} for update skip locked),
    taken as (
      update push_delivery set attempts = attempts + 1,
        due_at = clock_timestamp() + ${HELD_SECONDS} * interval '1 second'
      from due
      where push_delivery.subscription_id = due.subscription_id
        and push_delivery.subject = due.subject
      returning push_delivery.*)
    select taken.subscription_id as subscription, taken.subject, taken.event_id as event,
      taken.attempts, ceil(extract(epoch from taken.expires_at - clock_timestamp()))::int as left,
      browser.member_id as member, browser.endpoint, browser.p256dh, browser.auth, member.language,
      first.kind, first.detail
    from taken
    join push_subscription browser on browser.id = taken.subscription_id
    join member on member.id = browser.member_id and not member.disabled
    join member_event first on first.member_id = browser.member_id and first.id = taken.event_id`);

/** Merges an event with those of the other batches in which its round was paid. */
async function wholeOf(db: Queryable, due: Due): Promise<Happening> {
  const { member, event, kind, detail } = due;
  if (kind !== 'bets') return due;
  const [sums] = await db.query<{ stake: string; received: string }>(sql`
    select sum((detail ->> 'stake')::numeric)::text as stake,
      sum((detail ->> 'received')::numeric)::text as received
    from member_event
    where member_id = ${member} and id >= ${event} and kind = 'bets'
      and detail ->> 'game' = ${String(detail['game'])}
      and detail ->> 'round' = ${String(detail['round'])}`);
  return { kind, detail: { ...detail, ...sums } };
}

const forget = (db: Queryable, { subscription, subject }: Due) =>
  db.query(sql`
    delete from push_delivery where subscription_id = ${subscription} and subject = ${subject}`);

const forgetBrowser = (db: Queryable, { subscription }: Due) =>
  db.query(sql`delete from push_subscription where id = ${subscription}`);

const leaveFor = (db: Queryable, { subscription, subject }: Due, seconds: number) =>
  db.query(sql`
    update push_delivery set due_at = clock_timestamp() + ${seconds} * interval '1 second'
    where subscription_id = ${subscription} and subject = ${subject}`);

const restAfter = (attempts: number, asked: number): number =>
  Math.max(
    asked,
    Math.min(LONGEST_REST_SECONDS, REST_SECONDS * 2 ** Math.min(attempts - 1, DOUBLINGS)),
  );

async function sendOne(db: Queryable, push: Push, due: Due, ending?: AbortSignal): Promise<void> {
  const message = noticeOf(await wholeOf(db, due), due.language);
  if (message === undefined) return void (await forget(db, due));
  const isOutcome = due.kind === 'bets';
  const options = {
    ttlSeconds: due.left,
    urgent: !isOutcome,
    // With this topic, a browser shows only the last round of a game after a long absence.
    topic: isOutcome ? `outcome-${String(due.detail['game'])}` : undefined,
  };
  try {
    const end = await push.send(due, message, options, ending);
    if (end === 'gone') await forgetBrowser(db, due);
    else await forget(db, due);
    if (end === 'refused') {
      throw new Error(`The push service ${new URL(due.endpoint).host} refuses our messages.`);
    }
  } catch (error) {
    if (!(error instanceof PushAway)) throw error;
    await leaveFor(db, due, restAfter(due.attempts, error.restSeconds));
    throw error;
  }
}

export interface SendOptions {
  /** Called for each failure. The other messages are still sent. */
  onError: (error: unknown) => void;
  /** Aborted at shutdown. Any server sends the remaining messages later. */
  ending?: AbortSignal;
}

/**
 * Sends the due notices. A crash after a delivery may cause a duplicate, which browsers show once.
 */
export async function sendNotices(
  db: Queryable,
  push: Push,
  service: string,
  { onError, ending }: SendOptions,
): Promise<void> {
  let isAway: boolean[];
  const send = async (one: Due): Promise<boolean> => {
    try {
      await sendOne(db, push, one, ending);
      return false;
    } catch (error) {
      onError(error);
      return error instanceof PushAway;
    }
  };
  do {
    const due = await takeDue(db, service);
    isAway = await Promise.all(due.map(send));
    // Stops if the push service is unavailable for every message of a batch. A failure for one
    // browser does not delay the others.
  } while (!isAway.every(Boolean) && !ending?.aborted);
}
