import type { TicketType } from '@platform/rules/fields';
import type { TicketState } from '../TicketStatus/TicketStatus';

/** A request of the member to support. */
export interface Ticket {
  readonly id: string;
  /** The number that is told to people. */
  readonly requestNumber: string;
  readonly type: TicketType;
  readonly message: string;
  /** `null` until support answers. */
  readonly solution: string | null;
  readonly state: TicketState;
  /** Epoch ms. */
  readonly requestedAt: number;
  /** Epoch ms; `null` while it is open. */
  readonly closedAt: number | null;
}

/** A ticket with its place among all of the member's tickets, from 1. */
export type NumberedTicket = Ticket & { readonly serial: number };
