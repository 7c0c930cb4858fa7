import { treeData } from '../contract';
import type { Member } from '../domain/account';
import { toTree, type TreeMember } from '../domain/tree';
import { useQuery, type Query } from './useQuery';

/**
 * A member of the team with those below, 3 levels deep; `null` when there is no root.
 *
 * @param root the member on top; `null` as long as that is not known
 */
export const useTree = (root: Pick<Member, 'id' | 'code'> | null): Query<TreeMember | null> =>
  useQuery(treeData, root && { userid: root.id, usercode: root.code }, toTree);
