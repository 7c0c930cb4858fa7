import type { MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { readLongPage, type Page, type PageRequest } from '../db/page';

/** A level of a team. */
export interface Level {
  /** 1 for those whom the member has referred. */
  level: number;
  /** How many members it has. */
  total: number;
}

/** The levels of a member's team, nearest first. */
export const levelsOf = (db: Queryable, member: bigint): Promise<Level[]> =>
  db.query<Level>(sql`
    select depth as level, count(*)::int as total from team
    where ancestor_id = ${member} group by depth order by depth`);

/** A member of a team. */
export interface TeamMember {
  code: string;
  name: string;
  joinedAt: Date;
}

const onLevel = (member: bigint, level: number): Sql => sql`
  select descendant_id as id from team where ancestor_id = ${member} and depth = ${level}`;

/** One level of a member's team in the order they joined, by page. */
export const teamPage = (
  db: Queryable,
  member: bigint,
  level: number,
  request: PageRequest,
): Promise<Page<TeamMember>> =>
  readLongPage<TeamMember>(
    db,
    onLevel(member, level),
    (ids) => sql`select code, name, joined_at as "joinedAt" from member where id in (${ids})`,
    sql`id`,
    request,
  );

/** How many members a member has referred. */
export async function countReferrals(db: Queryable, member: bigint): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*)::int as count from team where ancestor_id = ${member} and depth = 1`);
  return one(rows).count;
}

/** A member whom another has referred. */
export interface Referral extends TeamMember {
  /** Funds in the locker. */
  locked: MicroUsdt;
  /** Time of the first lock; null until then. */
  lockedAt: Date | null;
}

/** The members whom a member has referred, newest first, by page. */
export const referralsPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<Referral>> =>
  readLongPage<Referral>(
    db,
    onLevel(member, 1),
    (ids) => sql`
      select code, name, joined_at as "joinedAt",
        (select balance from account where owner = member.id and kind = 'locker') as locked,
        (select min(locked_at) from fund_lock where member_id = member.id) as "lockedAt"
      from member where id in (${ids})`,
    sql`id desc`,
    request,
  );
