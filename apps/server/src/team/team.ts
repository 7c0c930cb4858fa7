import type { MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { readLongPage, type Page, type PageRequest } from '../db/page';

export interface Level {
  /** Level of the member; 1 for members referred by the root of the team. */
  level: number;
  total: number;
}

/** Returns the levels of a member's team, nearest first. */
export const levelsOf = (db: Queryable, member: bigint): Promise<Level[]> =>
  db.query<Level>(sql`
    select depth as level, count(*)::int as total from team
    where ancestor_id = ${member} group by depth order by depth`);

export interface TeamMember {
  code: string;
  name: string;
  joinedAt: Date;
}

const onLevel = (member: bigint, level: number): Sql => sql`
  select descendant_id as id from team where ancestor_id = ${member} and depth = ${level}`;

/** Returns one level of a member's team, in the order of joining. */
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

export async function countReferrals(db: Queryable, member: bigint): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*)::int as count from team where ancestor_id = ${member} and depth = 1`);
  return one(rows).count;
}

export interface Referral extends TeamMember {
  locked: MicroUsdt;
  /** Time of the first lock; null without one. */
  lockedAt: Date | null;
}

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
