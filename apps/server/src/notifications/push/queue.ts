import { ROUTINE_SECURITY_EVENTS } from '@platform/rules/fields';
import { SECONDS_BEFORE_ZERO } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database';
import { unseen } from '../memberEvents';

const OUTCOME_MINUTES = 60;
const SECURITY_MINUTES = 24 * 60;

const OUTCOME = sql`event.kind = 'bets'`;
/** Condition for security events to report. Excludes routine events, as emails do. */
const SECURITY = sql`
  (event.kind = 'security'
    and event.detail ->> 'event' <> all (${[...ROUTINE_SECURITY_EVENTS]}::text[])
  or event.kind = 'withdrawal' and event.detail ->> 'step' = 'asked')`;

/** Settled bets reveal a result, so their notices wait for the countdown. */
const DUE_AT = sql`
  case when ${OUTCOME} then greatest(now, to_timestamp(
    (event.detail ->> 'ends_at')::numeric / 1000 - ${SECONDS_BEFORE_ZERO.refetches})) else now end`;

/**
 * Queues notices about new events. One server at a time queues notices; the others skip the step.
 */
export function queueNotices(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    // Runs first, so that the snapshot of the next statement is later than the stored one.
    const [since] = await tx.query<{ snapshot: string; isNow: boolean }>(sql`
      select snapshot::text as snapshot,
        pg_snapshot_xmax(snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isNow"
      from push_position for update skip locked`);
    if (since === undefined) return;
    // A position in the future belongs to another database, for example if it predates a restore.
    const known = since.isNow ? sql`${unseen(since)}` : sql`false`;
    await tx.query(sql`
      with here as materialized (select pg_current_snapshot() as snapshot, clock_timestamp() as now),
      moved as (update push_position set snapshot = here.snapshot from here)
      insert into push_delivery (subscription_id, subject, event_id, service, due_at, expires_at)
      select browser.id,
        case when ${OUTCOME} then concat_ws(' ', event.detail ->> 'game', event.detail ->> 'round')
          else event.id::text end,
        min(event.id), browser.service, max(${DUE_AT}),
        max(now) + max(case when ${OUTCOME} then ${OUTCOME_MINUTES}::int else ${SECURITY_MINUTES}::int end)
          * interval '1 minute'
      from here
      join member_event event on ${known}
      join push_subscription browser on browser.member_id = event.member_id
      where browser.outcomes and ${OUTCOME} or browser.security and ${SECURITY}
      group by 1, 2
      on conflict (subscription_id, subject) do nothing`);
  });
}
