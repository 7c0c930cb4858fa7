import * as v from 'valibot';
import { defineCall, IDEMPOTENCY_HEADER } from './defineCall';
import { reply } from './reply';

/** Idempotency key from the client: 16 to 64 letters, digits, dashes or underscores. */
export const idempotencyKey = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]{16,64}$/,
    `${IDEMPOTENCY_HEADER} must be 16 to 64 letters, digits, dashes or underscores.`,
  ),
);

export const INTENT_CALLS = [
  'placeBet',
  'withdraw',
  'activate',
  'diceBet',
  'plinkoBet',
  'openMines',
  'revealMines',
  'cashOutMines',
  'changeClientSeed',
  'rotateSeeds',
] as const;

/**
 * Returns an intent's outcome by its key, for example after a reload. An undecided key is closed:
 * the server refuses later requests with it, so the outcome is final.
 */
export const findOut = defineCall({
  name: 'findOut',
  method: 'POST',
  path: '/api/user/findOut',
  auth: 'member',
  request: v.object({ call: v.picklist(INTENT_CALLS), key: idempotencyKey }),
  response: reply({
    /** True if the intent was executed. `message` and `code` give the details or the reason. */
    data: v.object({ done: v.boolean() }),
  }),
});
