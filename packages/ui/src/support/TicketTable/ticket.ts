import type { Ticket } from '@platform/rules/models';

/** Ticket with its serial number among all tickets of the member, from 1. */
export type NumberedTicket = Ticket & { readonly serial: number };
