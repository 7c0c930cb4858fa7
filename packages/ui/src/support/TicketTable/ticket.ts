import type { Ticket } from '@platform/rules/models';

/** A ticket with its place among all of the member's tickets, from 1. */
export type NumberedTicket = Ticket & { readonly serial: number };
