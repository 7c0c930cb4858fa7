import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { isRecent, KEPT_MINUTES, type Position } from './position';

/** What a member is told of. */
export type EventKind =
  | 'bets'
  | 'deposit'
  | 'withdrawal'
  | 'lock'
  | 'income'
  | 'ticket'
  | 'security';

/** Something that happened to a member. */
export interface MemberEvent {
  id: bigint;
  member: bigint;
  kind: EventKind;
  detail: Readonly<Record<string, unknown>>;
  at: Date;
}

/** Events, and up to where nothing is missing. */
export interface News {
  events: MemberEvent[];
  position: Position;
}

const COLUMNS = sql`event.member_id as member, event.id, event.kind, event.detail, event.at`;

/** With the position first, which is there also when there is no event. */
type Row = { snapshot: string; now: Date } & (MemberEvent | { [Key in keyof MemberEvent]: null });

const isEvent = <One extends Row>(row: One): row is One & MemberEvent => row.id !== null;

/** The statement's own snapshot: what it sees of the table is exactly what the position says. */
const NOW = sql`
  select pg_current_snapshot()::text as snapshot, clock_timestamp() as now`;

/**
 * What a snapshot did not see of `event`, before a `now`. Rows of a restored dump name transactions of
 * another database: they are old.
 */
export const unseen = ({ snapshot }: Pick<Position, 'snapshot'>): Sql => sql`
  event.written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and not pg_visible_in_snapshot(event.written_by, ${snapshot}::pg_snapshot)
  and event.at > now - ${KEPT_MINUTES} * interval '1 minute'`;

function toNews(rows: readonly Row[]): News {
  const [first] = rows;
  if (first === undefined) throw new Error('The position is always answered.');
  const position = { at: first.now.getTime(), snapshot: first.snapshot };
  return { events: rows.filter(isEvent), position };
}

/** Where the database is now: what is committed from here on is news. */
export async function positionNow(db: Queryable): Promise<Position> {
  return toNews(
    await db.query<Row>(sql`
      select *, null as id, null as member, null as kind, null as detail, null as at
      from (${NOW}) here`),
  ).position;
}

/** How many events one question brings. */
const AT_ONCE = 5_000;

/**
 * What was committed since a position, in the order of ids.
 *
 * @param members only what happened to these; undefined for all
 * @param atOnce how many events one question brings
 */
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
    // The rest of what the first question saw, and nothing newer.
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

/** The most that is made up for; who has missed more asks for everything again. */
const BACKLOG = 200;
/** Longer than any transaction that writes events. */
const LONGEST_MS = 600_000;

/** What a member has missed; `complete` is false when it is too much to tell. */
export interface Backlog extends News {
  complete: boolean;
}

/**
 * What happened to one member since a position. It looks at the newest events only, so that thousands
 * of streams that come back together cost the database little.
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
  // What lies before the oldest was seen, if that was and no transaction is still under way from before it.
  const complete =
    rows.length < most ||
    (oldest?.unseen === false &&
      oldest.at !== null &&
      oldest.at.getTime() < position.at - LONGEST_MS);
  if (!complete || !isRecent(since, position)) return { events: [], position, complete: false };
  return { events: rows.filter(isEvent).filter((row) => row.unseen), position, complete: true };
}

/** Events of the last moments, for a page that has just loaded its data; oldest first. */
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

/** The balances of members who have some, in micro-USDT. */
export interface MemberBalances {
  member: bigint;
  main: bigint;
  locker: bigint;
}

/** What these members own now. */
export const balancesOfAll = (
  db: Queryable,
  members: readonly bigint[],
): Promise<MemberBalances[]> =>
  db.query<MemberBalances>(sql`
    select owner as member, coalesce(max(balance) filter (where kind = 'main'), 0) as main,
      coalesce(max(balance) filter (where kind = 'locker'), 0) as locker
    from account where owner = any (${members}::bigint[]) and kind in ('main', 'locker')
    group by owner`);
