import { myTickets } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toTickets, type Ticket } from '../domain/support';
import { useQuery, type Query } from './useQuery';

/** Returns a page of the member's tickets, newest first. Pages count from 1. */
export const useTickets = (page: number): Query<HistoryPage<Ticket>> =>
  useQuery(myTickets, { page, pagetype: 1 }, toTickets);
