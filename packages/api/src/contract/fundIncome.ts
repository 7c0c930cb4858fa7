import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, page, replyAmount, size, timestamp } from './fields';
import { BONUS_TYPES, INCOME_TYPES } from './incomeTypes';
import { pagination, params, reply } from './reply';

/**
 * What one kind of income, or one bonus of the dashboard, has brought the caller, newest first.
 * A request names the one or the other.
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
         * Reason as a code, for a text in the reader's language; `remark` is its English text. `null`
         * for incomes from before there were codes.
         */
        remark_code: added(v.nullable(v.string())),
        /** Arguments of the text. */
        remark_params: added(params),
        /** The bet that it comes from: this and the next two are empty when there is none. */
        order_id: v.string(),
        /** The name of the game. */
        game: v.string(),
        /** The bet position: what was bet on. */
        bet_deduction: v.string(),
        /** The stake, before the fee; 0 when there is no bet. */
        bet_amount: replyAmount,
        /** The payout; 0 when the bet lost, and when there is none. */
        total_winning: replyAmount,
      }),
    ),
    pagination,
    /** The sum over all pages. */
    totalAmountsByType: v.tuple([v.object({ totalAmount: replyAmount })]),
  }),
});
