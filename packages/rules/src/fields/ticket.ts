/** What a support ticket can be about (the specification, section 5). */
export const TICKET_TYPES = ['bug', 'feature', 'account', 'other'] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** The shortest name and message of a ticket, in characters without the spaces around them. */
export const SHORTEST_TICKET_TEXT = 2;
