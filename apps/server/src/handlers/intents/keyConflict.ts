import { Refusal } from '../../http/refusal';

export const keyConflict = (purpose: 'bet' | 'lock' | 'withdrawal' | 'seeds' | 'play') =>
  new Refusal(409, 'IDEMPOTENCY_CONFLICT', { purpose });
