import * as v from 'valibot';
import { defineCall, IDEMPOTENCY_HEADER } from './defineCall';
import { reply } from './reply';

/** The key of an intent, minted by the client: 16 to 64 letters, digits, dashes or underscores. */
export const idempotencyKey = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]{16,64}$/,
    `${IDEMPOTENCY_HEADER} is 16 to 64 letters, digits, dashes or underscores.`,
  ),
);

/** The calls that are marked `idempotent`, by their names. */
export const INTENT_CALLS = ['placeBet', 'withdraw', 'activate'] as const;

/**
 * What became of an intent, for a client that knows no more of it than its key, such as after a reload.
 * A key that nothing was decided about yet is closed: what is asked under it later is refused. So the
 * answer is final.
 */
export const findOut = defineCall({
  name: 'findOut',
  method: 'POST',
  path: '/api/user/findOut',
  auth: 'member',
  request: v.object({ call: v.picklist(INTENT_CALLS), key: idempotencyKey }),
  response: reply({
    /** Whether it was done; `message` and `code` say what, or why not. */
    data: v.object({ done: v.boolean() }),
  }),
});
