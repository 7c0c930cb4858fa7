import { NETWORK_NAMES } from '@platform/rules/funds';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, count, replyAmount, timestamp, word } from './fields';
import { BONUS_TYPES } from './incomeTypes';
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
      JoiningDate: timestamp,
      /** The rank. */
      level: v.string(),
      selfpackage: replyAmount,
      /** Empty until the member sets one. */
      walletaddress: v.string(),
      /** Never used for permissions. The specification gives it two names: servers write either. */
      role: added(v.string()),
      security_type: added(v.string()),
      /** Whether the link in the mail to the address was opened. */
      emailconfirmed: added(v.boolean()),
      /** The currency that amounts are shown in beside USDT, by its ISO 4217 code; empty for none. */
      displaycurrency: added(v.string()),
      /** Whether the caller hides their name in public lists. */
      hidename: added(v.boolean()),
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

/** The bonuses of the dashboard, each with what it has brought so far. */
export const memberDashboard = defineCall({
  name: 'memberDashboard',
  method: 'GET',
  path: '/api/user/getmemberdashboard',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.array(
      v.object({
        DBB_ID: word(BONUS_TYPES),
        /** The bonus as the operator calls it; empty for its usual name. */
        LedgerName: v.string(),
        /** The amount. */
        MobileNo: replyAmount,
      }),
    ),
  }),
});

/** Where the caller deposits to. */
export const walletInfo = defineCall({
  name: 'walletInfo',
  method: 'GET',
  path: '/api/user/walletinfo',
  auth: 'member',
  request: v.object({}),
  response: reply({
    /** The address on the network USDT-BEP20. */
    companyaddress: v.string(),
    /** A second way to pay, as text; empty when there is none. */
    PhonepayNo: v.string(),
    /** The addresses on all networks that are open. */
    networks: added(v.array(v.object({ network: v.picklist(NETWORK_NAMES), address: v.string() }))),
  }),
});

/** How many members the caller has referred. */
export const totalReferral = defineCall({
  name: 'totalReferral',
  method: 'GET',
  path: '/api/user/totalReferral',
  auth: 'member',
  request: v.object({}),
  response: reply({ totalreferral: count }),
});
