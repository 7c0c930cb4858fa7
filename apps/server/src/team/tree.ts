import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Member of a tree. The tree is a list in which each member follows their parent. */
export interface TreeNode {
  id: bigint;
  parentId: bigint | null;
  code: string;
  name: string;
  joinedAt: Date;
  locked: MicroUsdt;
  /** Number of members below, on all levels. */
  teamSize: number;
}

export interface TreeRequest {
  caller: bigint;
  member: bigint;
  /** User ID, in any case. */
  code: string;
  /** Number of levels, including the root. */
  levels: number;
  /** Maximum number of members, nearest to the root first. */
  size: number;
}

/**
 * Returns the tree of a member; undefined outside the caller's team, so that other members are not
 * revealed.
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
