import type { TreeMember } from '@platform/rules/models';
import { unreadable } from '../client/ApiError';
import { ACTIVE_IMAGE, type CallAnswer, type treeData } from '../contract';

export type { TreeMember };

type Node = CallAnswer<typeof treeData>['data'][number];

function toTreeMember(node: Node, nodes: readonly Node[], above: readonly string[]): TreeMember {
  if (above.includes(node.id)) throw unreadable(200, `Member ${node.id} is below itself.`);
  const children = nodes
    .filter(({ parentId }) => parentId === node.id)
    .map((child) => toTreeMember(child, nodes, [...above, node.id]));
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

/**
 * Builds the tree from its flat list; `null` when no member in it is the root.
 *
 * @throws {ApiError} with status 200, when a member is below itself
 */
export function toTree({ data }: CallAnswer<typeof treeData>): TreeMember | null {
  const root = data.find(({ parentId }) => parentId === null);
  return root ? toTreeMember(root, data, []) : null;
}
