import type { Ticket } from '@platform/rules/models';
import { createTicket, type CallAnswer, type myTickets } from '../contract';
import { defineForm, type FieldsOf } from './form';
import type { Outcome } from './funds';
import { toServerMessage } from './message';
import { toPage, type HistoryPage } from './page';

export type { Ticket };

export const toTickets = (answer: CallAnswer<typeof myTickets>): HistoryPage<Ticket> =>
  toPage(answer, (row) => ({
    id: row.G_ID,
    requestNumber: row.G_RequestNo,
    type: row.G_type,
    message: row.G_Request,
    solution: row.G_Solution || null,
    // A ticket with a closing date is closed, regardless of its status text.
    state: row.G_Status === 'Closed' || row.G_ClosedDate !== null ? 'closed' : 'open',
    requestedAt: row.G_RequestDate,
    closedAt: row.G_ClosedDate,
  }));

export const toTicketOutcome = (answer: CallAnswer<typeof createTicket>): Outcome => ({
  ...toServerMessage(answer),
  succeeded: answer.message === 'Request Placed successfully',
});

/** Ticket form. The type is empty until one is chosen. */
export const ticketForm = defineForm(createTicket, {
  name: 'name',
  email: 'email',
  message: 'requestmessage',
  type: 'selectedLevel',
});
export type TicketDraft = FieldsOf<typeof ticketForm>;
