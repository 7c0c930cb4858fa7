'use client';

import { ticketTable } from '@platform/messages/ticketTable';
import { ticketTypes } from '@platform/messages/ticketTypes';
import type { HistoryPage, Ticket } from '@platform/rules/models';
import {
  HistoryTable,
  type HistoryList,
  type HistoryTableProps,
} from '../../data/HistoryTable/HistoryTable';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { firstSerial } from './firstSerial';
import type { NumberedTicket } from './ticket';
import { ticketColumns } from './ticketColumns';

export interface TicketTableProps
  extends
    HistoryList<Ticket>,
    Omit<
      HistoryTableProps<Ticket>,
      keyof HistoryList<Ticket> | 'caption' | 'columns' | 'rowKey' | 'phone'
    > {
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof ticketTable>>;
}

const numbered = (page: HistoryPage<Ticket>): HistoryPage<NumberedTicket> => {
  const first = firstSerial(page);
  return { ...page, rows: page.rows.map((row, index) => ({ ...row, serial: first + index })) };
};

/**
 * The member's support tickets, page by page.
 *
 * **When not to use it:** to create a ticket, use a `TicketForm`.
 *
 * **Do:** Show the beginning of a long reply in the row.
 *
 * **Don't:** Show a number instead of the subject.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a long message: expands the text; on the buttons below: changes the page |
 */
export function TicketTable({ page, texts, ...rest }: TicketTableProps) {
  const text = useTexts(ticketTable, texts);
  const typeNames = useTexts(ticketTypes);
  return (
    <HistoryTable
      {...rest}
      page={page && numbered(page)}
      caption={text.caption}
      columns={ticketColumns(text, typeNames)}
      rowKey={({ id }) => id}
    />
  );
}
