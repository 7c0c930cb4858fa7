import {
  BREAK_LENGTHS,
  EXCLUSION_LENGTHS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  limitProblem,
} from '@platform/rules/funds';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, amountWithin, instant, replyAmount } from './fields';
import { reply } from './reply';

const named = {
  /** Losses are stakes less payouts. */
  kind: v.picklist(LIMIT_KINDS),
  /** Rolling period: 24 hours, 7 days or 30 days. */
  period: v.picklist(LIMIT_PERIODS),
};

/**
 * Lists the caller's limits with their figures, and the current break. A bet that would exceed a
 * limit fails with `PLAY_LIMIT`, and a bet during a break with `ON_BREAK`.
 */
export const playLimits = defineCall({
  name: 'playLimits',
  method: 'GET',
  path: '/api/user/playLimits',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.array(
      v.object({
        ...named,
        amount: replyAmount,
        /** Amount counted in the period; negative after a net win. */
        used: replyAmount,
        /** Amount of further bets within the limit. */
        left: replyAmount,
        /** Time when the oldest counted bet leaves the period; null if no bet is counted. */
        next_at: v.nullable(instant),
        /** Request to raise or remove the limit; null if there is none. */
        request: v.nullable(
          v.object({
            /** Requested amount; null to remove the limit. */
            amount: v.nullable(replyAmount),
            confirm_from: instant,
            confirm_until: instant,
          }),
        ),
      }),
    ),
    /** Current break; null if there is none. */
    break: added(
      v.nullable(
        v.object({
          kind: v.picklist(['break', 'exclusion']),
          /** Null for a break without an end. */
          ends_at: v.nullable(instant),
        }),
      ),
    ),
  }),
});

/**
 * Sets a limit. A first or lower limit applies at once and ends a request. A higher limit, and the
 * removal of a limit, become a request. `confirmPlayLimit` applies the request after 24 hours.
 */
export const setPlayLimit = defineCall({
  name: 'setPlayLimit',
  method: 'POST',
  path: '/api/user/setPlayLimit',
  auth: 'member',
  request: v.object({
    ...named,
    /** Amount in whole cents; null to remove the limit. */
    amount: v.nullable(amountWithin(limitProblem)),
  }),
  response: reply({ message: v.string() }),
});

/** Confirms the request to raise or remove a limit, from 24 hours after the request and for 7 days. */
export const confirmPlayLimit = defineCall({
  name: 'confirmPlayLimit',
  method: 'POST',
  path: '/api/user/confirmPlayLimit',
  auth: 'member',
  request: v.object(named),
  response: reply({ message: v.string() }),
});

/**
 * Begins a break or a self-exclusion at once. Until its end, bets on every game fail with
 * `ON_BREAK`; open bets are still settled. A longer break replaces a shorter one. Nothing ends a
 * break earlier.
 *
 * A self-exclusion, from `halfYear` on, also ends all sessions of the caller. While it lasts, a new session
 * may only read and withdraw: other calls fail with `SELF_EXCLUDED`.
 */
export const beginBreak = defineCall({
  name: 'beginBreak',
  method: 'POST',
  path: '/api/user/beginBreak',
  auth: 'member',
  request: v.object({
    /** 24 hours, 7 days, or calendar months. */
    length: v.picklist([...BREAK_LENGTHS, ...EXCLUSION_LENGTHS]),
  }),
  response: reply({ message: v.string() }),
});
