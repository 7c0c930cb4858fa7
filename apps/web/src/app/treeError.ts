import { treeFailureText, type TreeMember } from '@platform/api';
import type { Query } from '@platform/api/react';

/**
 * Why there is no tree to show, `undefined` while there is one or it is on its way.
 *
 * @param within whether the member had drilled into a subtree
 */
export function treeError(
  { data, error }: Pick<Query<TreeMember | null>, 'data' | 'error'>,
  within: boolean,
): string | undefined {
  if (data === null) return treeFailureText({ cause: 'no-root' }, within);
  if (data || !error) return undefined;
  return treeFailureText({ cause: 'call', status: error.status, message: error.message }, within);
}
