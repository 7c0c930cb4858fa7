import { createTicket, myTickets } from '../contract';
import { toMessage } from '../domain/message';
import { ticketForm, type TicketDraft } from '../domain/support';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: createTicket,
  toPayload: ticketForm.toPayload,
  toResult: toMessage,
  changes: [myTickets],
};

/** Opens a ticket. */
export const useCreateTicket = (): Action<[TicketDraft], string> => useMutation(MUTATION);
