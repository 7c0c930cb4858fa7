import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, count, replyAmount, timestamp } from './fields';
import { reply } from './reply';
import { required } from './text';

/** Number of levels in a `treeData` reply, including the requested member. */
export const TREE_DEPTH = 3;

/** Image of a member who has locked funds. */
export const ACTIVE_IMAGE = 'green.png';

/**
 * Lists a member of the caller's downline, or the caller, together with the members below. Refuses other
 * members.
 */
export const treeData = defineCall({
  name: 'treeData',
  method: 'POST',
  path: '/api/tree/treeData',
  auth: 'member',
  background: true,
  request: v.object({
    userid: v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'userid must be the number of a member.')),
    usercode: required('usercode must be the user name of that member.', 100),
  }),
  response: reply({
    data: v.array(
      v.object({
        id: v.string(),
        /** Id of the parent; null for the requested member. */
        parentId: v.nullable(v.string()),
        code: v.string(),
        name: v.string(),
        /** File name: `green.png` means active. */
        image: v.string(),
        /** Registration time. */
        bookingDate: timestamp,
        /** Locked amount. */
        bookingAmount: replyAmount,
        /** Number of members below, on all levels. */
        teamsize: added(count),
      }),
    ),
  }),
});
