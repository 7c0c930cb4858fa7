import * as v from 'valibot';
import { defineCall } from './defineCall';
import { count, ordinal, page, replyAmount, size, timestamp, timestampOrEmpty } from './fields';
import { pageReply, reply } from './reply';

/** The members whom the caller has referred, newest first. */
export const referralHistory = defineCall({
  name: 'referralHistory',
  method: 'GET',
  path: '/api/user/getReferralHistory',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(
    v.object({
      username: v.string(),
      /** May be empty. */
      name: v.string(),
      register_at: timestamp,
      /** What the member has locked. */
      Package: replyAmount,
      /** When the member first locked funds; empty until then. */
      ActiveDate: timestampOrEmpty,
    }),
  ),
});

/** The levels of the caller's team, nearest first. They fit on one page. */
export const levels = defineCall({
  name: 'levels',
  method: 'GET',
  path: '/api/user/getlevel',
  auth: 'member',
  request: v.object({ page }),
  response: reply({
    data: v.array(
      v.object({
        /** The level, 1 for those whom the caller has referred. */
        RI_ID: count,
        Name: v.string(),
        /** The team total: how many members the level has. */
        MobileNo: count,
      }),
    ),
  }),
});

/** The members of one level of the caller's team. */
export const team = defineCall({
  name: 'team',
  method: 'GET',
  path: '/api/user/getteam',
  auth: 'member',
  request: v.object({
    page,
    size,
    /** The `RI_ID` of a level. */
    leveltype: ordinal('leveltype is the number of a level, 1 for the nearest.'),
  }),
  response: pageReply(
    v.object({
      /** Counts through all pages, from 1. */
      SrNo: count,
      CODE: v.string(),
      name: v.string(),
      joiningdate: timestamp,
      LEVEL: count,
    }),
  ),
});
