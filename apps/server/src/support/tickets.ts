import type { TicketType } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';

/** What a member asks. */
export interface Question {
  name: string;
  /** Where to answer; it may differ from the account's address. */
  email: string;
  message: string;
  type: TicketType;
}

/** A question and what became of it. */
export interface Ticket extends Pick<Question, 'message' | 'type'> {
  id: bigint;
  /** What support answered; '' until then. */
  solution: string;
  createdAt: Date;
  /** Null as long as the ticket is open. */
  closedAt: Date | null;
}

/** Opens a ticket. Support answers and closes it in the database: it has no screen here. */
export async function openTicket(tx: Tx, member: bigint, question: Question): Promise<void> {
  const { name, email, message, type } = question;
  await tx.query(sql`
    insert into ticket (member_id, type, name, email, message)
    values (${member}, ${type}, ${name}, ${email}, ${message})`);
}

/** A member's tickets, newest first. */
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
