import { Refusal } from '../http/refusal';

/** The refusal of an idempotency key that stands for something else already. */
export const keyConflict = (purpose: 'bet' | 'lock' | 'withdrawal') =>
  new Refusal(409, 'IDEMPOTENCY_CONFLICT', { purpose });
