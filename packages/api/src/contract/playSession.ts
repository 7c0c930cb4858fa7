import { REALITY_CHECK_MINUTES } from '@platform/rules/funds';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { instant, replyAmount } from './fields';
import { reply } from './reply';

/** Minutes of play between two reality checks; null for none. */
const minutes = v.nullable(v.picklist(REALITY_CHECK_MINUTES));

/**
 * Returns the caller's current play session: their bets on all games and devices since the last
 * hour-long pause, within the last 24 hours.
 */
export const playSession = defineCall({
  name: 'playSession',
  method: 'GET',
  path: '/api/user/playSession',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.object({
      /** Time of the reply. */
      now: instant,
      /** Time of the first bet; null without a bet in the last hour. */
      began_at: v.nullable(instant),
      /** Stakes less refunds. */
      staked: replyAmount,
      /** Payouts. An open bet has none. */
      returned: replyAmount,
      check_minutes: minutes,
      /** Time of the next reality check; null if none is due in this session. */
      next_check_at: v.nullable(instant),
      /** Time of the caller's previous sign-in; null if unknown. */
      last_sign_in: v.nullable(instant),
    }),
  }),
});

/** Sets the minutes of play between two reality checks. */
export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/api/user/setRealityCheck',
  auth: 'member',
  request: v.object({ minutes }),
  response: reply({ message: v.string() }),
});

/** Confirms that the caller has seen a reality check. The next one is due after the interval. */
export const answerRealityCheck = defineCall({
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/api/user/answerRealityCheck',
  auth: 'member',
  request: v.object({}),
  response: reply({ message: v.string() }),
});
