import { BET_TYPES, GAME_TYPES } from '@platform/rules/wingo';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, oneOf, page, replyAmount, size, timestamp } from './fields';
import { BONUS_TYPES, INCOME_TYPES } from './incomeTypes';
import { pagination, params, reply } from './reply';

/**
 * Lists the payments for one kind of income or one dashboard bonus, newest first. A request names
 * either the kind or the bonus.
 */
export const bonus = defineCall({
  name: 'bonus',
  method: 'GET',
  path: '/api/fund/bonus',
  auth: 'member',
  request: v.pipe(
    v.object({
      incometype: v.optional(v.picklist(INCOME_TYPES)),
      type: v.optional(v.picklist(BONUS_TYPES)),
      page,
      size,
    }),
    v.check(
      ({ incometype, type }) => (incometype === undefined) !== (type === undefined),
      'Give either incometype or type.',
    ),
  ),
  response: reply({
    data: v.array(
      v.object({
        deposit_at: timestamp,
        amount: replyAmount,
        remark: v.string(),
        /**
         * Reason code, for text in the user's language; `remark` is the English text. `null` for
         * older payments.
         */
        remark_code: added(v.nullable(v.string())),
        /** Arguments for the reason's text. */
        remark_params: added(params),
        /** Id of the bet that earned the income. Empty without a bet, like the next two fields. */
        order_id: v.string(),
        game: v.string(),
        /** Bet as text. */
        bet_deduction: v.string(),
        /** Game and type of the bet, for text in the user's language. */
        gametype: v.optional(oneOf(GAME_TYPES)),
        bet_type: v.optional(v.picklist(BET_TYPES)),
        /** Stake, before the fee; 0 without a bet. */
        bet_amount: replyAmount,
        /** Payout; 0 for a lost bet or without a bet. */
        total_winning: replyAmount,
      }),
    ),
    pagination,
    /** Sum over all pages. */
    totalAmountsByType: v.tuple([v.object({ totalAmount: replyAmount })]),
  }),
});
