import { Refusal } from '../../http/refusal';

export const keyConflict = (purpose: 'bet' | 'lock' | 'withdrawal' | 'seeds') =>
  new Refusal(409, 'IDEMPOTENCY_CONFLICT', { purpose });
