import type { ticketTable } from '@platform/messages/ticketTable';
import type { TicketType } from '@platform/rules/fields';
import { DateTime } from '../../data/DateTime/DateTime';
import type { HistoryColumn } from '../../data/HistoryTable/HistoryTable';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';
import { TicketStatus } from '../TicketStatus/TicketStatus';
import { LongText } from './LongText';
import type { NumberedTicket } from './ticket';

export const ticketColumns = (
  texts: TextsOf<typeof ticketTable>,
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
      cell: ({ state }) => <TicketStatus state={state} />,
    },
    {
      id: 'closedAt',
      header: texts.closedAt,
      cell: ({ closedAt }) =>
        closedAt === null ? absent(texts.notClosed) : <DateTime value={closedAt} />,
    },
  ];
};
