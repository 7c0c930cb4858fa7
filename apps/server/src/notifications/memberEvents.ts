import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { isRecent, KEPT_MINUTES, type Position } from './position';

export type EventKind =
  | 'bets'
  | 'deposit'
  | 'withdrawal'
  | 'lock'
  | 'income'
  | 'ticket'
  | 'security';

export interface MemberEvent {
  id: bigint;
  member: bigint;
  kind: EventKind;
  detail: Readonly<Record<string, unknown>>;
  at: Date;
}

/** Events, and the position up to which they are complete. */
export interface News {
  events: MemberEvent[];
  position: Position;
}

const COLUMNS = sql`event.member_id as member, event.id, event.kind, event.detail, event.at`;

/** The position is present even without an event. */
type Row = { snapshot: string; now: Date } & (MemberEvent | { [Key in keyof MemberEvent]: null });

const isEvent = <One extends Row>(row: One): row is One & MemberEvent => row.id !== null;

/**
 * Selects the statement's own snapshot, so that the position matches exactly the rows that the statement
 * sees.
 */
const NOW = sql`
  select pg_current_snapshot()::text as snapshot, clock_timestamp() as now`;

/**
 * Returns the condition for rows of `event` that a snapshot did not see; the query must define
 * `now`. Rows of a restored dump have transaction ids of another database, so their age excludes
 * them.
 */
export const unseen = ({ snapshot }: Pick<Position, 'snapshot'>): Sql => sql`
  event.written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and not pg_visible_in_snapshot(event.written_by, ${snapshot}::pg_snapshot)
  and event.at > now - ${KEPT_MINUTES} * interval '1 minute'`;

function toNews(rows: readonly Row[]): News {
  const [first] = rows;
  if (first === undefined) throw new Error('The database returned no position.');
  const position = { at: first.now.getTime(), snapshot: first.snapshot };
  return { events: rows.filter(isEvent), position };
}

/** Returns the current position. Events that commit later count as new. */
export async function positionNow(db: Queryable): Promise<Position> {
  return toNews(
    await db.query<Row>(sql`
      select *, null as id, null as member, null as kind, null as detail, null as at
      from (${NOW}) here`),
  ).position;
}

const AT_ONCE = 5_000;

/** Returns the events that were committed since a position, in id order. */
export async function newsSince(
  db: Queryable,
  since: Position,
  members?: readonly bigint[],
  atOnce = AT_ONCE,
): Promise<News> {
  const asked = members ?? null;
  const { events, position } = toNews(
    await db.query<Row>(sql`
      select snapshot, now, ${COLUMNS} from (${NOW}) here
      left join member_event event on ${unseen(since)}
        and (${asked}::bigint[] is null or event.member_id = any (${asked}))
      order by event.id limit ${atOnce}`),
  );
  let page = events;
  while (page.length === atOnce) {
    // Reads the remaining events that the first query saw, without newer ones.
    page = await db.query<MemberEvent>(sql`
      select ${COLUMNS} from member_event event, clock_timestamp() as now
      where ${unseen(since)} and event.id > ${page.at(-1)?.id}
        and pg_visible_in_snapshot(event.written_by, ${position.snapshot}::pg_snapshot)
        and (${asked}::bigint[] is null or event.member_id = any (${asked}))
      order by event.id limit ${atOnce}`);
    events.push(...page);
  }
  return { events, position };
}

/** Number of missed events above which clients reload everything. */
const BACKLOG = 200;
/** Longest duration of transactions that write events. */
const LONGEST_MS = 600_000;

/** Missed events of a stream. `complete` is false if there are too many. */
export interface Backlog extends News {
  complete: boolean;
}

/**
 * Reads only the newest events, so that thousands of reconnecting streams cost the database little.
 */
export async function backlogOf(
  db: Queryable,
  member: bigint,
  since: Position,
  most = BACKLOG,
): Promise<Backlog> {
  type Newest = Row & { unseen: boolean };
  const rows = await db.query<Newest>(sql`
    select snapshot, now, ${COLUMNS}, (${unseen(since)}) as unseen from (${NOW}) here
    left join (
      select * from member_event where member_id = ${member} order by id desc limit ${most}
    ) event on true
    order by event.id`);
  const { position } = toNews(rows);
  const [oldest] = rows;
  // If the oldest row was seen and is older than any open transaction, all earlier events were
  // seen.
  const complete =
    rows.length < most ||
    (oldest?.unseen === false &&
      oldest.at !== null &&
      oldest.at.getTime() < position.at - LONGEST_MS);
  if (!complete || !isRecent(since, position)) return { events: [], position, complete: false };
  return { events: rows.filter(isEvent).filter((row) => row.unseen), position, complete: true };
}

/** Returns recent events, oldest first, for a page that has just loaded its data. */
export const recentEvents = async (
  db: Queryable,
  member: bigint,
  seconds: number,
): Promise<MemberEvent[]> =>
  (
    await db.query<MemberEvent>(sql`
      select ${COLUMNS} from member_event event
      where member_id = ${member} and at > clock_timestamp() - ${seconds} * interval '1 second'
      order by id desc limit ${BACKLOG}`)
  ).reverse();

export interface MemberBalances {
  member: bigint;
  main: bigint;
  locker: bigint;
}

/** Returns balances by member. Omits members without an account. */
export const balancesOfAll = (
  db: Queryable,
  members: readonly bigint[],
): Promise<MemberBalances[]> =>
  db.query<MemberBalances>(sql`
    select owner as member, coalesce(max(balance) filter (where kind = 'main'), 0) as main,
      coalesce(max(balance) filter (where kind = 'locker'), 0) as locker
    from account where owner = any (${members}::bigint[]) and kind in ('main', 'locker')
    group by owner`);
