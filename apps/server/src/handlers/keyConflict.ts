import { Refusal } from '../http/refusal';

/** The refusal of an idempotency key that stands for something else already. */
export const keyConflict = (what: 'bet' | 'lock' | 'withdrawal') =>
  new Refusal(
    409,
    `This idempotency key was already used for a different ${what}. Use a new key for a new ${what}.`,
    'IDEMPOTENCY_CONFLICT',
  );
