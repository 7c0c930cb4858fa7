import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../../db/database';
import type { Push, PushTarget } from '../../ports/push/push';

export interface PushKinds {
  outcomes: boolean;
  security: boolean;
}

export interface PushSubscriber extends PushTarget, PushKinds {
  member: bigint;
  session: string;
  service: string;
}

/** Maximum number of subscriptions per member. The least recently changed is deleted first. */
const MOST = 10;

/**
 * Stores the subscription of a browser, and deletes that of another member for the same browser.
 *
 * @returns false if the session has ended; then nothing is stored
 */
export async function keepSubscription(tx: Tx, subscriber: PushSubscriber): Promise<boolean> {
  const { member, session, endpoint, p256dh, auth, service, outcomes, security } = subscriber;
  // Locks the session, so that a sign-out waits and then deletes this subscription.
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
 * Moves browsers and queued messages of unconfigured push services to the current service of their
 * endpoint. Without a matching service, they stay until one is configured.
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

export async function forgetEndpoint(
  db: Queryable,
  member: bigint,
  endpoint: string,
): Promise<void> {
  await db.query(sql`
    delete from push_subscription where member_id = ${member} and endpoint = ${endpoint}`);
}

export async function forgetSession(tx: Tx, session: string): Promise<void> {
  await tx.query(sql`delete from push_subscription where session_id = ${session}`);
}

export async function kindsOf(db: Queryable, member: bigint, endpoint: string): Promise<PushKinds> {
  const [kinds] = await db.query<PushKinds>(sql`
    select outcomes, security from push_subscription
    where member_id = ${member} and endpoint = ${endpoint}`);
  return kinds ?? { outcomes: false, security: false };
}
