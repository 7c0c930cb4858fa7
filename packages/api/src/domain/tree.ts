import type { TreeMember } from '@platform/rules/models';
import { ACTIVE_IMAGE, type CallAnswer, type treeData } from '../contract';

export type { TreeMember };

type Node = CallAnswer<typeof treeData>['data'][number];

/** Reply that does not form a tree. */
export class BrokenTree extends Error {
  override readonly name = 'BrokenTree';

  /** @param id id of a member that is below itself */
  constructor(id: string) {
    super(`Member ${id} is below itself.`);
  }
}

function toTreeMember(node: Node, nodes: readonly Node[], above: readonly string[]): TreeMember {
  if (above.includes(node.id)) throw new BrokenTree(node.id);
  const children = nodes
    .filter(({ parentId }) => parentId === node.id)
    .map((child) => toTreeMember(child, nodes, [...above, node.id]));
  return {
    id: node.id,
    code: node.code,
    name: node.name,
    active: node.image === ACTIVE_IMAGE,
    joinedAt: node.bookingDate,
    lockedAmount: node.bookingAmount,
    // Counts the loaded members if the server sends no number.
    teamSize: node.teamsize ?? children.reduce((sum, { teamSize }) => sum + 1 + teamSize, 0),
    children,
  };
}

/**
 * Builds the tree from its flat list; `null` without a root.
 *
 * @throws {BrokenTree} if a member is below itself
 */
export function toTree({ data }: CallAnswer<typeof treeData>): TreeMember | null {
  const root = data.find(({ parentId }) => parentId === null);
  return root ? toTreeMember(root, data, []) : null;
}
