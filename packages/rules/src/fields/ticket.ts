/** Topics of support tickets. Source: the specification, section 5. */
export const TICKET_TYPES = ['bug', 'feature', 'account', 'other'] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** Minimum length of a ticket's name and message, in characters after trimming. */
export const SHORTEST_TICKET_TEXT = 2;
