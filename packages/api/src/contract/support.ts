import { EMAIL_SHAPE, SHORTEST_TICKET_TEXT, TICKET_TYPES } from '@platform/rules/fields';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { oneOf, page, size, timestamp, timestampOrEmpty, word } from './fields';
import { pageReply, reply } from './reply';
import { problemMessage } from './problemMessage';
import { line, paragraphs } from './text';

export const TICKET_STATES = ['Open', 'Closed'] as const;

export const TICKET_OUTCOMES = ['Request Placed successfully', 'Request failed'] as const;

/** Lists the caller's tickets, newest first. */
export const myTickets = defineCall({
  name: 'myTickets',
  method: 'GET',
  path: '/api/support/mytickets',
  auth: 'member',
  request: v.object({
    page,
    size,
    /** Page type: always 1, for the tickets of a member. */
    pagetype: v.optional(oneOf([1]), 1),
  }),
  response: pageReply(
    v.object({
      G_ID: v.string(),
      G_RequestNo: v.string(),
      G_Request: v.string(),
      G_type: v.picklist(TICKET_TYPES),
      /** Support's reply; empty until support replies. */
      G_Solution: v.string(),
      G_RequestDate: timestamp,
      G_Status: word(TICKET_STATES),
      /** Closing time; empty while the ticket is open. */
      G_ClosedDate: timestampOrEmpty,
    }),
  ),
});

export const createTicket = defineCall({
  name: 'createTicket',
  method: 'POST',
  path: '/api/support/createticket',
  auth: 'member',
  request: v.object({
    name: v.pipe(
      line(100),
      v.minLength(SHORTEST_TICKET_TEXT, problemMessage({ code: 'invalidTicketName' })),
    ),
    email: v.pipe(line(254), v.regex(EMAIL_SHAPE, problemMessage({ code: 'invalidTicketEmail' }))),
    requestmessage: v.pipe(
      paragraphs(4_000),
      v.minLength(SHORTEST_TICKET_TEXT, problemMessage({ code: 'invalidTicketMessage' })),
    ),
    selectedLevel: v.pipe(
      v.string(),
      v.values(TICKET_TYPES, problemMessage({ code: 'noTicketType' })),
      v.picklist(TICKET_TYPES),
    ),
  }),
  response: reply({ message: v.picklist(TICKET_OUTCOMES) }),
});
