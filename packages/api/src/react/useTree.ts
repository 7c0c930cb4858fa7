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
 * A member of the team with those below, 3 levels deep; `null` when there is no root. An answer that is
 * no tree is an error with status 200.
 *
 * @param root the member on top; `null` as long as that is not known
 */
export const useTree = (root: Pick<Member, 'id' | 'code'> | null): Query<TreeMember | null> =>
  useQuery(treeData, root && { userid: root.id, usercode: root.code }, toReadableTree);
