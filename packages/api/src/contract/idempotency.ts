import * as v from 'valibot';

/** The header that carries the key of an intent, on calls marked `idempotent`. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The key of an intent, minted by the client: 16 to 64 letters, digits, dashes or underscores. */
export const idempotencyKey = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]{16,64}$/,
    `${IDEMPOTENCY_HEADER} is 16 to 64 letters, digits, dashes or underscores.`,
  ),
);
