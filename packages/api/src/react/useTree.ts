import { unreadable } from '../client/ApiError';
import { treeData, type CallAnswer } from '../contract';
import type { Member } from '../domain/account';
import { BrokenTree, toTree, type TreeMember } from '../domain/tree';
import { useQuery, type Query } from './useQuery';

function toReadableTree(answer: CallAnswer<typeof treeData>): TreeMember | null {
  try {
    return toTree(answer);
  } catch (error) {
    throw error instanceof BrokenTree ? unreadable(200, error.message, error) : error;
  }
}

/**
 * Returns a team member with the members below, 3 levels deep; `null` without a root. A reply that
 * is not a tree is an error with status 200.
 *
 * @param root root member; `null` while it is unknown
 */
export const useTree = (root: Pick<Member, 'id' | 'code'> | null): Query<TreeMember | null> =>
  useQuery(treeData, root && { userid: root.id, usercode: root.code }, toReadableTree);
