import { ROUTINE_SECURITY_EVENTS } from '@platform/rules/fields';
import { SECONDS_BEFORE_ZERO } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

export interface NotificationRow {
  id: bigint;
  kind: 'bets' | 'deposit' | 'withdrawal' | 'lock' | 'ticket' | 'security';
  /** Details of the event. Amounts are decimal strings. */
  detail: Readonly<Record<string, string | number | boolean | null>>;
  at: Date;
}

export interface Notifications {
  /** Notifications, newest first. */
  rows: NotificationRow[];
  more: boolean;
  /** Number of unread notifications on all pages, counted up to `MOST_UNREAD`. */
  unread: number;
  /** Id of the last event that was read; 0 for none. */
  readThrough: bigint;
  /** Clock of the database. */
  now: Date;
}

/** Count of unread notifications above which the exact number does not matter. */
const MOST_UNREAD = 100;

/**
 * Excludes income, because each round of a team creates an income event. The income history lists income.
 */
const LISTED = sql`
  event.kind <> 'income' and not (event.kind = 'security'
    and event.detail ->> 'event' = any (${[...ROUTINE_SECURITY_EVENTS]}::text[]))`;

/** Settled bets that are hidden until the countdown ends, because they reveal a result. */
const WAITS = sql`
  event.kind = 'bets' and (event.detail ->> 'ends_at')::numeric
    > (extract(epoch from clock_timestamp()) + ${SECONDS_BEFORE_ZERO.refetches}) * 1000`;

/**
 * Key that merges the events of a round: a large round is paid in batches, with one event per
 * batch.
 */
const SUBJECT = sql`
  case when kind = 'bets' then concat_ws(' ', detail ->> 'game', detail ->> 'round')
    else id::text end`;

/**
 * @param page `before`: only events older than this one, undefined for the newest; `size`: maximum
 * number of rows
 */
export async function notificationsOf(
  db: Queryable,
  member: bigint,
  { before, size }: { before: bigint | undefined; size: number },
): Promise<Notifications> {
  const rows = await db.query<NotificationRow>(sql`
    select id, kind, detail, at from member_event event
    where member_id = ${member} and (${before ?? null}::bigint is null or id < ${before ?? null})
      and ${LISTED} and not (${WAITS})
    order by id desc limit ${size + 1}`);
  const [state] = await db.query<Omit<Notifications, 'rows' | 'more'>>(sql`
    with read as (
      select coalesce(max(through), 0) as through from member_event_read where member_id = ${member}
    )
    select (select through from read) as "readThrough", clock_timestamp() as now, count(distinct subject)::int as unread
    from (
      select ${SUBJECT} as subject from member_event event
      where member_id = ${member} and id > (select through from read)
        and ${LISTED} and not (${WAITS})
      order by id desc limit ${MOST_UNREAD}
    ) newest`);
  // An aggregate always has one row.
  if (!state) throw new Error('The database did not return the unread events.');
  return { rows: rows.slice(0, size), more: rows.length > size, ...state };
}

/** Marks notifications as read. Hidden events stay unread, and the mark never moves back. */
export async function readThrough(db: Queryable, member: bigint, through: bigint): Promise<void> {
  await db.query(sql`
    insert into member_event_read as read (member_id, through)
    select member_id, id from member_event
    where member_id = ${member} and id <= ${through}
      and id < coalesce((
        select min(id) from member_event event
        where member_id = ${member} and at > clock_timestamp() - interval '1 hour' and ${WAITS}
      ), ${through}::bigint + 1)
    order by id desc limit 1
    on conflict (member_id) do update set through = excluded.through
      where read.through < excluded.through`);
}
