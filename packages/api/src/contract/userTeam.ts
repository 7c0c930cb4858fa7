import * as v from 'valibot';
import { defineCall } from './defineCall';
import { count, ordinal, page, replyAmount, size, timestamp, timestampOrEmpty } from './fields';
import { pageReply, reply } from './reply';

/** Lists members referred by the caller, newest first. */
export const referralHistory = defineCall({
  name: 'referralHistory',
  method: 'GET',
  path: '/api/user/getReferralHistory',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(
    v.object({
      username: v.string(),
      /** Member name; may be empty. */
      name: v.string(),
      register_at: timestamp,
      /** Locked amount. */
      Package: replyAmount,
      /** Time of the first lock; empty before it. */
      ActiveDate: timestampOrEmpty,
    }),
  ),
});

/** Lists the levels of the caller's team, nearest first, on one page. */
export const levels = defineCall({
  name: 'levels',
  method: 'GET',
  path: '/api/user/getlevel',
  auth: 'member',
  request: v.object({ page }),
  response: reply({
    data: v.array(
      v.object({
        /** Level number; 1 for members referred by the caller. */
        RI_ID: count,
        Name: v.string(),
        /** Number of members on the level. */
        MobileNo: count,
      }),
    ),
  }),
});

/** Lists the members of one level of the caller's team. */
export const team = defineCall({
  name: 'team',
  method: 'GET',
  path: '/api/user/getteam',
  auth: 'member',
  request: v.object({
    page,
    size,
    /** `RI_ID` of a level. */
    leveltype: ordinal('leveltype must be the number of a level, 1 for the nearest.'),
  }),
  response: pageReply(
    v.object({
      /** Row number across all pages, from 1. */
      SrNo: count,
      CODE: v.string(),
      name: v.string(),
      joiningdate: timestamp,
      LEVEL: count,
    }),
  ),
});
