import { NETWORK_NAMES } from '@platform/rules/funds';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, count, replyAmount, timestamp, word } from './fields';
import { BONUS_TYPES } from './incomeTypes';
import { reply } from './reply';

/** Returns the caller's account. */
export const profile = defineCall({
  name: 'profile',
  method: 'GET',
  path: '/api/user/profile',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.object({
      ID: v.string(),
      /** User name, shown as UserID. */
      code: v.string(),
      name: v.string(),
      email: v.string(),
      /** Same address as `email`. */
      emailid: v.string(),
      mobile: v.string(),
      JoiningDate: timestamp,
      /** The member's rank. */
      level: v.string(),
      selfpackage: replyAmount,
      /** Wallet address; empty until the member sets one. */
      walletaddress: v.string(),
      /**
       * Role, for display only and never for permissions. The specification has two names for this
       * field, and servers write either.
       */
      role: added(v.string()),
      security_type: added(v.string()),
      /** True if the member has opened the link in the confirmation email. */
      emailconfirmed: added(v.boolean()),
      /** Display currency, as ISO 4217 code; empty for none. */
      displaycurrency: added(v.string()),
      /** True if public lists hide the caller's name. */
      hidename: added(v.boolean()),
    }),
  }),
});

/** Returns the caller's balances. */
export const userBalances = defineCall({
  name: 'userBalances',
  method: 'GET',
  path: '/api/user/userbalances',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.object({
      /** 1 if the member is disabled and must be signed out. */
      disable: v.picklist([0, 1]),
      /** Main wallet balance. */
      ActivateWallet: replyAmount,
      /** Balance of the staking wallet, the Locker. */
      STAKINGEWALLET: replyAmount,
    }),
  }),
});

/** Lists the dashboard bonuses with their totals. */
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
        /** Operator's name for the bonus; empty for the usual name. */
        LedgerName: v.string(),
        /** Bonus total. */
        MobileNo: replyAmount,
      }),
    ),
  }),
});

/** Returns the caller's deposit addresses. */
export const walletInfo = defineCall({
  name: 'walletInfo',
  method: 'GET',
  path: '/api/user/walletinfo',
  auth: 'member',
  request: v.object({}),
  response: reply({
    /** Address on the USDT-BEP20 network. */
    companyaddress: v.string(),
    /** Another payment method, as text; empty if there is none. */
    PhonepayNo: v.string(),
    /** Addresses on all open networks. */
    networks: added(v.array(v.object({ network: v.picklist(NETWORK_NAMES), address: v.string() }))),
  }),
});

/** Returns the number of members referred by the caller. */
export const totalReferral = defineCall({
  name: 'totalReferral',
  method: 'GET',
  path: '/api/user/totalReferral',
  auth: 'member',
  request: v.object({}),
  response: reply({ totalreferral: count }),
});
