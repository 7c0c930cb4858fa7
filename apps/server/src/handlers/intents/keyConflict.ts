import { Refusal } from '../../http/refusal';

/** Returns the refusal of an idempotency key that was used for another request. */
export const keyConflict = (purpose: 'bet' | 'lock' | 'withdrawal') =>
  new Refusal(409, 'IDEMPOTENCY_CONFLICT', { purpose });
