import type { TicketType } from '../fields';

/** Support ticket of the member. */
export interface Ticket {
  readonly id: string;
  /** Number shown to the member. */
  readonly requestNumber: string;
  readonly type: TicketType;
  readonly message: string;
  /** Support's reply; `null` until support replies. */
  readonly solution: string | null;
  readonly state: 'open' | 'closed';
  /** Time of the request, epoch ms. */
  readonly requestedAt: number;
  /** Closing time, epoch ms; `null` while the ticket is open. */
  readonly closedAt: number | null;
}
