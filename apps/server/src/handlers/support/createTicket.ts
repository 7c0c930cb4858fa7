import { createTicket } from '@platform/api/contract';
import { ticketsFrom, ticketsOf } from '../../account/quotas';
import { memberEndpoint } from '../../http/endpoint';
import { networkOf } from '../../http/network';
import { done } from '../../http/done';
import { openTicket } from '../../support/tickets';
import type { Services } from '../shared/services';

export const createTicketEndpoint = ({ db, attempts, formRate }: Services) =>
  memberEndpoint(createTicket, async (form, { member, address }) => {
    await attempts.use(ticketsOf(member, formRate));
    await attempts.use(ticketsFrom(networkOf(address), formRate));
    const { name, email, requestmessage: message, selectedLevel: type } = form;
    await openTicket(db, member, { name, email, message, type });
    return { ...done('TICKET_CREATED'), message: 'Request Placed successfully' } as const;
  });
