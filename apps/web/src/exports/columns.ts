import type { CsvColumn, SecurityEvent, SettledBet, Ticket } from '@platform/api';
import { betDetails } from '@platform/messages/betDetails';
import { calledOff } from '@platform/messages/calledOff';
import { historyExport } from '@platform/messages/historyExport';
import { securityLog } from '@platform/messages/securityLog';
import { settledBetsTable } from '@platform/messages/settledBetsTable';
import { ticketTable } from '@platform/messages/ticketTable';
import { withdrawalColumns } from '@platform/messages/withdrawalColumns';
import { useTexts } from '@platform/ui/theme';
import { at } from './at';

export function useBetCsv(): readonly CsvColumn<SettledBet>[] {
  const text = useTexts(betDetails);
  const { status } = useTexts(withdrawalColumns);
  const { profit } = useTexts(settledBetsTable);
  const { reason } = useTexts(calledOff);
  return [
    { header: text.id, value: ({ id }) => id },
    { header: text.game, value: ({ game }) => game },
    { header: text.round, value: ({ roundNumber }) => roundNumber },
    { header: text.placedAt, value: ({ placedAt }) => at(placedAt) },
    { header: text.settledAt, value: ({ settledAt }) => at(settledAt) },
    { header: text.position, value: ({ position }) => position },
    { header: status, value: ({ state }) => state },
    { header: text.result, value: ({ result }) => result },
    { header: reason, value: ({ voidReason }) => voidReason },
    { header: text.amount, value: ({ amount }) => amount },
    { header: text.winning, value: ({ received }) => received },
    { header: profit, value: ({ received, amount }) => received - amount },
  ];
}

export function useTicketCsv(): readonly CsvColumn<Ticket>[] {
  const text = useTexts(ticketTable);
  return [
    { header: text.requestNumber, value: ({ requestNumber }) => requestNumber },
    { header: text.type, value: ({ type }) => type },
    { header: text.message, value: ({ message }) => message },
    { header: text.solution, value: ({ solution }) => solution },
    { header: text.status, value: ({ state }) => state },
    { header: text.requestedAt, value: ({ requestedAt }) => at(requestedAt) },
    { header: text.closedAt, value: ({ closedAt }) => at(closedAt) },
  ];
}

export function useSecurityCsv(): readonly CsvColumn<SecurityEvent>[] {
  const text = useTexts(securityLog);
  const { amount } = useTexts(withdrawalColumns);
  const { wallet, refusedAttempts } = useTexts(historyExport);
  return [
    { header: text.at, value: (event) => at(event.at) },
    { header: text.what, value: ({ event }) => event },
    {
      header: text.from,
      value: ({ from }) =>
        from && [from.browser, from.platform, from.place, from.ipAddress].filter(Boolean).join(' '),
    },
    { header: amount, value: (event) => event.amount },
    { header: wallet, value: (event) => event.wallet },
    { header: refusedAttempts, value: ({ refused }) => refused },
  ];
}
