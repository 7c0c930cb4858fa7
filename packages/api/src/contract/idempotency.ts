import * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from './defineCall';

/** The key of an intent, minted by the client: 16 to 64 letters, digits, dashes or underscores. */
export const idempotencyKey = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]{16,64}$/,
    `${IDEMPOTENCY_HEADER} is 16 to 64 letters, digits, dashes or underscores.`,
  ),
);
