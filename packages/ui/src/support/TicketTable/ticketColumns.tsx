import type { TicketType } from '@platform/rules/fields';
import { DateTime } from '../../data/DateTime/DateTime';
import type { HistoryColumn } from '../../data/HistoryTable/HistoryTable';
import { Text } from '../../primitives/Text/Text';
import { TicketStatus } from '../TicketStatus/TicketStatus';
import { LongText } from './LongText';
import type { NumberedTicket } from './ticket';

/** Everything the table says. */
export const TICKET_TABLE_TEXTS = {
  caption: 'Support tickets',
  serial: 'Sr No',
  requestNumber: 'Request No',
  message: 'Message',
  type: 'Type',
  solution: 'Solution',
  requestedAt: 'Request Date',
  status: 'Status',
  closedAt: 'Closed Date',
  noSolution: 'No answer yet',
  notClosed: '-',
  more: 'Show more',
  less: 'Show less',
  open: 'Open',
  closed: 'Closed',
};
export type TicketTableTexts = typeof TICKET_TABLE_TEXTS;

/** The columns in the order of the specification. */
export const ticketColumns = (
  texts: TicketTableTexts,
  typeNames: Readonly<Record<TicketType, string>>,
): readonly HistoryColumn<NumberedTicket>[] => {
  const absent = (text: string) => (
    <Text as="span" size="s" tone="muted">
      {text}
    </Text>
  );
  const long = (text: string) => <LongText more={texts.more} less={texts.less} text={text} />;
  return [
    { id: 'serial', header: texts.serial, cell: ({ serial }) => serial },
    {
      id: 'requestNumber',
      header: texts.requestNumber,
      rowHeader: true,
      cell: ({ requestNumber }) => requestNumber,
    },
    { id: 'message', header: texts.message, cell: ({ message }) => long(message), long: true },
    { id: 'type', header: texts.type, cell: ({ type }) => typeNames[type] },
    {
      id: 'solution',
      header: texts.solution,
      cell: ({ solution }) => (solution === null ? absent(texts.noSolution) : long(solution)),
      long: true,
    },
    {
      id: 'requestedAt',
      header: texts.requestedAt,
      cell: ({ requestedAt }) => <DateTime value={requestedAt} />,
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ state }) => <TicketStatus state={state} texts={texts} />,
    },
    {
      id: 'closedAt',
      header: texts.closedAt,
      cell: ({ closedAt }) =>
        closedAt === null ? absent(texts.notClosed) : <DateTime value={closedAt} />,
    },
  ];
};
