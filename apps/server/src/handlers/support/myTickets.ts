import { myTickets, paginate } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { ticketsPage } from '../../support/tickets';
import type { Services } from '../shared/services';

const NUMBER_DIGITS = 6;

export const myTicketsEndpoint = ({ db }: Services) =>
  memberEndpoint(myTickets, async ({ page, size }, { member }) => {
    const { rows, total } = await ticketsPage(db, member, { page, size });
    return {
      data: rows.map(({ id, type, message, solution, createdAt, closedAt }) => ({
        G_ID: String(id),
        G_RequestNo: String(id).padStart(NUMBER_DIGITS, '0'),
        G_Request: message,
        G_type: type,
        G_Solution: solution,
        G_RequestDate: createdAt.toISOString(),
        G_Status: closedAt === null ? ('Open' as const) : ('Closed' as const),
        G_ClosedDate: closedAt?.toISOString() ?? '',
      })),
      pagination: paginate(total, page, size),
    };
  });
