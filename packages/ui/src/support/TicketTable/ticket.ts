import type { Ticket } from '@platform/rules/models';

/** Ticket with its serial number, from 1. */
export type NumberedTicket = Ticket & { readonly serial: number };
