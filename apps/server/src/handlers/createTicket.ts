import { createTicket, TICKET_PLACED } from '@platform/api/contract';
import { memberEndpoint } from '../http/endpoint';
import { openTicket } from '../support/tickets';
import type { Services } from './services';

export const createTicketEndpoint = ({ db }: Services) =>
  memberEndpoint(createTicket, async (form, { member }) => {
    const { name, email, requestmessage: message, selectedLevel: type } = form;
    await openTicket(db, member, { name, email, message, type });
    return { message: TICKET_PLACED } as const;
  });
