import type { TreeMember } from '@platform/rules/models';
import { ACTIVE_IMAGE, type CallAnswer, type treeData } from '../contract';

export type { TreeMember };

type Node = CallAnswer<typeof treeData>['data'][number];

function toTreeMember(node: Node, nodes: readonly Node[]): TreeMember {
  const children = nodes
    .filter(({ parentId }) => parentId === node.id)
    .map((child) => toTreeMember(child, nodes));
  return {
    id: node.id,
    code: node.code,
    name: node.name,
    active: node.image === ACTIVE_IMAGE,
    joinedAt: node.bookingDate,
    investment: node.bookingAmount,
    // Without the server's number, those who are shown are counted.
    teamSize: node.teamsize ?? children.reduce((sum, { teamSize }) => sum + 1 + teamSize, 0),
    children,
  };
}

/** Builds the tree from its flat list; `null` when no member in it is the root. */
export function toTree({ data }: CallAnswer<typeof treeData>): TreeMember | null {
  const root = data.find(({ parentId }) => parentId === null);
  return root ? toTreeMember(root, data) : null;
}

/** Why there is no tree to show. */
export type TreeFailure =
  | { readonly cause: 'no-root' }
  /** The call failed; its status is 0 when no readable answer came. */
  | { readonly cause: 'call'; readonly status: number; readonly message: string };

/**
 * What is said when a tree could not be shown (the specification, section 8).
 *
 * @param within whether the member had drilled into a subtree
 */
export function treeFailureText(failure: TreeFailure, within: boolean): string {
  if (failure.cause === 'no-root') {
    return within ? 'No root node found in subtree' : 'No root node found';
  }
  const { status, message } = failure;
  if (status === 0) return within ? `Error loading subtree: ${message}` : 'Failed to fetch data';
  return within ? 'Failed to load subtree' : `API Error: ${message}`;
}
