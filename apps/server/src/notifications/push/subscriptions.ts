import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../../db/database';
import type { Push, PushTarget } from '../../ports/push/push';

/** What a member is notified of in a browser. */
export interface PushKinds {
  outcomes: boolean;
  security: boolean;
}

/** A browser that a member lets notify them. */
export interface PushSubscriber extends PushTarget, PushKinds {
  member: bigint;
  session: string;
  /** The push service that the endpoint belongs to. */
  service: string;
}

/** More than a member uses; the one that was chosen longest ago is forgotten. */
const MOST = 10;

/**
 * Keeps what a browser is notified of. One of another member is theirs no longer.
 *
 * @returns false where the session has ended meanwhile: nothing is kept
 */
export async function keepSubscription(tx: Tx, subscriber: PushSubscriber): Promise<boolean> {
  const { member, session, endpoint, p256dh, auth, service, outcomes, security } = subscriber;
  // Locked, so that what ends the session comes later and finds what is kept here.
  const alive = await tx.query(sql`
    select from session where id = ${session} and revoked_at is null for share`);
  if (alive.length === 0) return false;
  await tx.query(sql`delete from push_subscription where endpoint = ${endpoint}
    and (member_id, p256dh, auth) is distinct from (${member}::bigint, ${p256dh}, ${auth})`);
  await tx.query(sql`
    insert into push_subscription
      (member_id, session_id, endpoint, p256dh, auth, service, outcomes, security)
    values (${member}, ${session}, ${endpoint}, ${p256dh}, ${auth}, ${service}, ${outcomes}, ${security})
    on conflict (endpoint) do update set session_id = excluded.session_id,
      service = excluded.service, outcomes = excluded.outcomes, security = excluded.security,
      changed_at = excluded.changed_at`);
  await tx.query(sql`
    delete from push_subscription where member_id = ${member} and id not in (
      select id from push_subscription where member_id = ${member}
      order by changed_at desc limit ${MOST})`);
  return true;
}

/**
 * Moves browsers whose push service the settings do not name any more, and what waits for them, to the one
 * that takes them now. Where there is none they wait for settings that name it.
 */
export async function followServices(
  db: Queryable,
  { services, serviceOf }: Pick<Push, 'services' | 'serviceOf'>,
): Promise<void> {
  const left = await db.query<{ id: bigint; endpoint: string }>(sql`
    select id, endpoint from push_subscription where service <> all (${[...services]}::text[])`);
  const found = left.flatMap(({ id, endpoint }) => {
    const service = serviceOf(endpoint);
    return service === undefined ? [] : [{ id, service }];
  });
  if (found.length === 0) return;
  await db.query(sql`
    with found as (
      select * from unnest(
        ${found.map(({ id }) => id)}::bigint[],
        ${found.map(({ service }) => service)}::text[]) as found (id, service)),
    moved as (
      update push_subscription browser set service = found.service
      from found where found.id = browser.id)
    update push_delivery set service = found.service from found where found.id = subscription_id`);
}

/** Ends what a member has chosen in one browser, by its endpoint. */
export async function forgetEndpoint(
  db: Queryable,
  member: bigint,
  endpoint: string,
): Promise<void> {
  await db.query(sql`
    delete from push_subscription where member_id = ${member} and endpoint = ${endpoint}`);
}

/** Ends the subscriptions of a browser in which the member signs out. */
export async function forgetSession(tx: Tx, session: string): Promise<void> {
  await tx.query(sql`delete from push_subscription where session_id = ${session}`);
}

/** What a member is notified of in a browser: nothing where the endpoint is not known. */
export async function kindsOf(db: Queryable, member: bigint, endpoint: string): Promise<PushKinds> {
  const [kinds] = await db.query<PushKinds>(sql`
    select outcomes, security from push_subscription
    where member_id = ${member} and endpoint = ${endpoint}`);
  return kinds ?? { outcomes: false, security: false };
}
