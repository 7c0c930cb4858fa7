import type { TicketType } from '../fields';

/** A request of the member to support. */
export interface Ticket {
  readonly id: string;
  /** The number that is shown to people. */
  readonly requestNumber: string;
  readonly type: TicketType;
  readonly message: string;
  /** `null` until support answers. */
  readonly solution: string | null;
  readonly state: 'open' | 'closed';
  /** Epoch ms. */
  readonly requestedAt: number;
  /** Epoch ms; `null` while it is open. */
  readonly closedAt: number | null;
}
