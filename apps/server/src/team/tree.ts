import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** A member in a tree, in a list where each comes after the member above. */
export interface TreeNode {
  id: bigint;
  /** The member above; null for the root. */
  parentId: bigint | null;
  code: string;
  name: string;
  joinedAt: Date;
  /** What the member has locked. */
  locked: MicroUsdt;
  /** How many members are below, on all levels. */
  teamSize: number;
}

/** Whose tree, asked by whom. */
export interface TreeRequest {
  caller: bigint;
  member: bigint;
  /** The user ID of that member, in any case. */
  code: string;
  /** How many levels, the root included. */
  levels: number;
  /** How many members at most, the nearest first. */
  size: number;
}

/**
 * A member with those below. Undefined unless it is the caller or a member of the caller's team:
 * whether others exist is not revealed.
 */
export async function treeOf(
  db: Queryable,
  { caller, member, code, levels, size }: TreeRequest,
): Promise<TreeNode[] | undefined> {
  const [root] = await db.query(sql`
    select id from member
    where id = ${member} and code = upper(${code}) and (id = ${caller} or exists (
      select from team where descendant_id = ${member} and ancestor_id = ${caller}))`);
  if (root === undefined) return undefined;
  return db.query<TreeNode>(sql`
    with node (id, depth) as (
      select ${member}::bigint, 0
      union all
      (select descendant_id, depth from team
        where ancestor_id = ${member} and depth < ${levels}
        order by depth, descendant_id limit ${size - 1})
    )
    select id, case when depth = 0 then null else sponsor_id end as "parentId", code, name,
      joined_at as "joinedAt",
      (select balance from account where owner = node.id and kind = 'locker') as locked,
      (select count(*)::int from team where ancestor_id = node.id) as "teamSize"
    from node join member using (id)
    order by depth, id`);
}
