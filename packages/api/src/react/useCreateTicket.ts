import { createTicket, myTickets } from '../contract';
import type { Outcome } from '../domain/funds';
import { ticketForm, toTicketOutcome, type TicketDraft } from '../domain/support';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: createTicket,
  toPayload: ticketForm.toPayload,
  toResult: toTicketOutcome,
  changes: [myTickets],
};

export const useCreateTicket = (): Action<[TicketDraft], Outcome> => useMutation(MUTATION);
