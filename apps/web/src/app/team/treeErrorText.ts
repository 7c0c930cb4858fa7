import { treeProblem, type TreeMember, type TreeProblem } from '@platform/api';
import type { Query } from '@platform/api/react';
import type { teamTreePage } from '@platform/messages/teamTreePage';
import type { TextsOf } from '@platform/ui/theme';

/** @param within true if the member has opened a subtree */
export function treeErrorText(
  tree: Pick<Query<TreeMember | null>, 'data' | 'error'>,
  within: boolean,
  texts: TextsOf<typeof teamTreePage>,
): string | undefined {
  const problem = treeProblem(tree, within);
  const message = tree.error?.message ?? '';
  const all: Readonly<Record<TreeProblem, string>> = {
    noRoot: texts.noRoot,
    noRootInSubtree: texts.noRootInSubtree,
    broken: texts.broken,
    unreachable: texts.unreachable,
    unreachableInSubtree: texts.unreachableInSubtree({ message }),
    refused: texts.refused({ message }),
    refusedInSubtree: texts.refusedInSubtree,
  };
  return problem && all[problem];
}
