import { Refusal } from '../../http/refusal';

/** Refuses an idempotency key that was used for another request. */
export const keyConflict = (purpose: 'bet' | 'lock' | 'withdrawal') =>
  new Refusal(409, 'IDEMPOTENCY_CONFLICT', { purpose });
