import type { TicketType } from '../fields';

/** Support ticket of the member. */
export interface Ticket {
  readonly id: string;
  /** Number shown to the member. */
  readonly requestNumber: string;
  readonly type: TicketType;
  readonly message: string;
  /** `null` until support replies. */
  readonly solution: string | null;
  readonly state: 'open' | 'closed';
  /** Epoch ms. */
  readonly requestedAt: number;
  /** Epoch ms; `null` while the ticket is open. */
  readonly closedAt: number | null;
}
