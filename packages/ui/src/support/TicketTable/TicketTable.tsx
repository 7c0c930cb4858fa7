'use client';

import { TICKET_TYPE_NAMES, type TicketType } from '@platform/rules/fields';
import {
  HistoryTable,
  type HistoryList,
  type HistoryPage,
  type HistoryTableProps,
} from '../../data/HistoryTable/HistoryTable';
import { firstSerial } from './firstSerial';
import type { NumberedTicket, Ticket } from './ticket';
import { TICKET_TABLE_TEXTS, ticketColumns, type TicketTableTexts } from './ticketColumns';

export type { Ticket };

export interface TicketTableProps
  extends
    HistoryList<Ticket>,
    Omit<
      HistoryTableProps<Ticket>,
      keyof HistoryList<Ticket> | 'caption' | 'columns' | 'rowKey' | 'phone'
    > {
  /**
   * What the types are called.
   * @default the specification's: 'Bug Report', 'Feature Request', 'Account Issue', 'Other'
   */
  typeNames?: Readonly<Record<TicketType, string>>;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<TicketTableTexts>;
}

const numbered = (page: HistoryPage<Ticket>): HistoryPage<NumberedTicket> => {
  const first = firstSerial(page);
  return { ...page, rows: page.rows.map((row, index) => ({ ...row, serial: first + index })) };
};

/**
 * The member's support tickets, page by page. A long message or answer shows its beginning, and the
 * rest when asked.
 *
 * **When not to use it:** to open a ticket; link to a `TicketForm` above it.
 */
export function TicketTable({
  page,
  typeNames = TICKET_TYPE_NAMES,
  texts,
  ...rest
}: TicketTableProps) {
  const text = { ...TICKET_TABLE_TEXTS, ...texts };
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
