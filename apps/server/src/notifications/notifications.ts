import { ROUTINE_SECURITY_EVENTS } from '@platform/rules/fields';
import { SECONDS_BEFORE_ZERO } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** What happened to a member: a row of `member_event`. */
export interface NotificationRow {
  id: bigint;
  kind: 'bets' | 'deposit' | 'withdrawal' | 'lock' | 'ticket' | 'security';
  /** Amounts as decimal text. */
  detail: Readonly<Record<string, string | number | boolean | null>>;
  at: Date;
}

/** What the bell of a member lists. */
export interface Notifications {
  /** The newest first. */
  rows: NotificationRow[];
  /** Whether there are older ones. */
  more: boolean;
  /** How many are not read, over all pages; no more than `MOST_UNREAD` are counted. */
  unread: number;
  /** The last event that was read; 0 for none. */
  readThrough: bigint;
  /** The clock by which things happen. */
  now: Date;
}

/** Beyond this no member needs the exact number. */
const MOST_UNREAD = 100;

/** Not income, which comes with every round of a team: its history lists it. */
const LISTED = sql`
  event.kind <> 'income' and not (event.kind = 'security'
    and event.detail ->> 'event' = any (${[...ROUTINE_SECURITY_EVENTS]}::text[]))`;

/** Settled bets show what was drawn: they wait for the countdown, as the results do. */
const WAITS = sql`
  event.kind = 'bets' and (event.detail ->> 'ends_at')::numeric
    > (extract(epoch from clock_timestamp()) + ${SECONDS_BEFORE_ZERO.refetches}) * 1000`;

/** A round with very many bets is paid in batches, and has an event for each. */
const SUBJECT = sql`
  case when kind = 'bets' then concat_ws(' ', detail ->> 'game', detail ->> 'round')
    else id::text end`;

/**
 * What happened to a member, the newest first.
 *
 * @param page `before`: only what is older than this event, undefined for the newest; `size`: how many
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
  // An aggregate has one row.
  if (!state) throw new Error('The database did not say what is unread.');
  return { rows: rows.slice(0, size), more: rows.length > size, ...state };
}

/**
 * A member has read what happened, up to an event. What was not shown yet stays unread, and what was
 * read stays read.
 */
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
