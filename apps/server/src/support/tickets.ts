import type { TicketType } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';

export interface Question {
  name: string;
  /** Address for the reply; may differ from the account's. */
  email: string;
  message: string;
  type: TicketType;
}

export interface Ticket extends Pick<Question, 'message' | 'type'> {
  id: bigint;
  /** Reply of support; '' while there is none. */
  solution: string;
  createdAt: Date;
  /** Time of closing; null while the ticket is open. */
  closedAt: Date | null;
}

/** Stores a ticket. Support replies to tickets and closes them in the database. */
export async function openTicket(tx: Tx, member: bigint, question: Question): Promise<void> {
  const { name, email, message, type } = question;
  await tx.query(sql`
    insert into ticket (member_id, type, name, email, message)
    values (${member}, ${type}, ${name}, ${email}, ${message})`);
}

export const ticketsPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<Ticket>> =>
  readPage<Ticket>(
    db,
    sql`
      select id, type, message, solution, created_at as "createdAt", closed_at as "closedAt"
      from ticket where member_id = ${member}`,
    sql`id desc`,
    request,
  );
