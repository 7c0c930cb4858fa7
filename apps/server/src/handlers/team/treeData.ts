import { ACTIVE_IMAGE, TREE_DEPTH, treeData } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { treeOf } from '../../team/tree';
import type { Services } from '../shared/services';

const INACTIVE_IMAGE = 'red.png';

/**
 * Maximum number of members in a tree, more than a page can show. Team sizes also count the members
 * beyond it.
 */
const LARGEST_TREE = 1_000;

export const treeDataEndpoint = ({ db }: Services) =>
  memberEndpoint(treeData, async ({ userid, usercode: code }, { member: caller }) => {
    const nodes = await treeOf(db, {
      caller,
      code,
      member: BigInt(userid),
      levels: TREE_DEPTH,
      size: LARGEST_TREE,
    });
    if (nodes === undefined) {
      throw new Refusal(404, 'NOT_IN_TEAM');
    }
    return {
      data: nodes.map((node) => ({
        id: String(node.id),
        parentId: node.parentId === null ? null : String(node.parentId),
        code: node.code,
        name: node.name,
        image: node.locked > 0n ? ACTIVE_IMAGE : INACTIVE_IMAGE,
        bookingDate: node.joinedAt.toISOString(),
        bookingAmount: toDecimal(node.locked),
        teamsize: node.teamSize,
      })),
    };
  });
