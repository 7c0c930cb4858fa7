import type { TreeMember } from './tree';

/** Reason for showing no tree: the catalogue key of its text (the specification, section 8). */
export type TreeProblem =
  | 'noRoot'
  | 'noRootInSubtree'
  | 'broken'
  | 'unreachable'
  | 'unreachableInSubtree'
  | 'refused'
  | 'refusedInSubtree';

/**
 * Returns the reason for showing no tree; `undefined` for a tree, or while the tree loads.
 *
 * @param within true if the member has drilled into a subtree
 */
export function treeProblem(
  {
    data,
    error,
  }: {
    readonly data: TreeMember | null | undefined;
    readonly error: { readonly status: number } | undefined;
  },
  within: boolean,
): TreeProblem | undefined {
  if (data === null) return within ? 'noRootInSubtree' : 'noRoot';
  if (data || !error) return undefined;
  // The reply arrived, but is not a tree.
  if (error.status === 200) return 'broken';
  // No readable reply arrived.
  if (error.status === 0) return within ? 'unreachableInSubtree' : 'unreachable';
  return within ? 'refusedInSubtree' : 'refused';
}
