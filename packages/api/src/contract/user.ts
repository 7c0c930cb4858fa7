import * as v from 'valibot';
import { defineCall } from './defineCall';
import { replyAmount } from './fields';
import { reply } from './reply';

/** Who the caller is. */
export const profile = defineCall({
  name: 'profile',
  method: 'GET',
  path: '/api/user/profile',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.object({
      ID: v.string(),
      /** Shown as UserID. */
      code: v.string(),
      name: v.string(),
      email: v.string(),
      /** The same address once more, under its second name. */
      emailid: v.string(),
      mobile: v.string(),
      /** ISO 8601, UTC. */
      JoiningDate: v.pipe(v.string(), v.isoTimestamp('JoiningDate is an ISO 8601 timestamp.')),
      /** The rank. */
      level: v.string(),
      selfpackage: replyAmount,
      /** Empty until the member sets one. */
      walletaddress: v.string(),
      /** Shown, never used for permissions. */
      role: v.string(),
    }),
  }),
});

/** What the caller owns. */
export const userBalances = defineCall({
  name: 'userBalances',
  method: 'GET',
  path: '/api/user/userbalances',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.object({
      /** 1 forces the member out. */
      disable: v.picklist([0, 1]),
      /** The main wallet. */
      ActivateWallet: replyAmount,
      /** The Locker. */
      STAKINGEWALLET: replyAmount,
    }),
  }),
});
