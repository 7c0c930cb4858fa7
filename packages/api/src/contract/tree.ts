import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, count, replyAmount, timestamp } from './fields';
import { reply } from './reply';
import { required } from './text';

/** How many levels of members an answer of `treeData` holds, the member asked for included. */
export const TREE_DEPTH = 3;

/** The image of a member who has locked funds. */
export const ACTIVE_IMAGE = 'green.png';

/**
 * A member of the caller's downline, or the caller, with those below: a flat list. It says nothing
 * about any other member.
 */
export const treeData = defineCall({
  name: 'treeData',
  method: 'POST',
  path: '/api/tree/treeData',
  auth: 'member',
  background: true,
  request: v.object({
    userid: v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'userid is the number of a member.')),
    usercode: required('usercode is the user name of that member.', 100),
  }),
  response: reply({
    data: v.array(
      v.object({
        id: v.string(),
        /** The member above; `null` for the one asked for. */
        parentId: v.nullable(v.string()),
        code: v.string(),
        name: v.string(),
        /** A file name: `green.png` means active. */
        image: v.string(),
        /** When the member joined. */
        bookingDate: timestamp,
        /** What the member has locked. */
        bookingAmount: replyAmount,
        /** How many members are below, on all levels. */
        teamsize: added(count),
      }),
    ),
  }),
});
