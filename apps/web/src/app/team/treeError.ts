import type { TreeMember } from '@platform/api';
import type { Query } from '@platform/api/react';
import type { teamTreePage } from '@platform/messages/teamTreePage';
import type { TextsOf } from '@platform/ui/theme';

/**
 * Why there is no tree to show (the specification, section 8); `undefined` while there is one or it
 * is on its way.
 *
 * @param within whether the member had drilled into a subtree
 */
export function treeError(
  { data, error }: Pick<Query<TreeMember | null>, 'data' | 'error'>,
  within: boolean,
  texts: TextsOf<typeof teamTreePage>,
): string | undefined {
  if (data === null) return within ? texts.noRootInSubtree : texts.noRoot;
  if (data || !error) return undefined;
  const { status, message } = error;
  // The answer came, and is no tree.
  if (status === 200) return texts.broken;
  // No readable answer came.
  if (status === 0) return within ? texts.unreachableInSubtree({ message }) : texts.unreachable;
  return within ? texts.refusedInSubtree : texts.refused({ message });
}
