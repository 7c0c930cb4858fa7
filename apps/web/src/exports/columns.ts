import type {
  CsvColumn,
  Deposit,
  IncomeEntry,
  Lock,
  Referral,
  SecurityEvent,
  SettledBet,
  TeamMember,
  Ticket,
  Withdrawal,
} from '@platform/api';
import { activationColumns } from '@platform/messages/activationColumns';
import { betDetails } from '@platform/messages/betDetails';
import { betIncomeColumns } from '@platform/messages/betIncomeColumns';
import { calledOff } from '@platform/messages/calledOff';
import { depositColumns } from '@platform/messages/depositColumns';
import { historyExport } from '@platform/messages/historyExport';
import { referralColumns } from '@platform/messages/referralColumns';
import { securityLog } from '@platform/messages/securityLog';
import { settledBetsTable } from '@platform/messages/settledBetsTable';
import { teamColumns } from '@platform/messages/teamColumns';
import { ticketTable } from '@platform/messages/ticketTable';
import { withdrawalColumns } from '@platform/messages/withdrawalColumns';
import { monthsOf } from '@platform/rules/funds';
import { useIncomeRemark } from '@platform/ui';
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

export function useDepositCsv(): readonly CsvColumn<Deposit>[] {
  const text = useTexts(depositColumns);
  return [
    { header: text.date, value: ({ madeAt }) => at(madeAt) },
    { header: text.network, value: ({ network }) => network },
    { header: text.amount, value: ({ amount }) => amount },
    { header: text.hash, value: ({ hash }) => hash },
  ];
}

export function useLockCsv(): readonly CsvColumn<Lock>[] {
  const text = useTexts(activationColumns);
  return [
    { header: text.date, value: ({ lockedAt }) => at(lockedAt) },
    {
      header: text.plan,
      value: ({ plan }) => plan && text.months({ months: monthsOf(plan) }),
    },
    { header: text.unlock, value: ({ unlocksAt }) => at(unlocksAt) },
    { header: text.amount, value: ({ amount }) => amount },
  ];
}

export function useWithdrawalCsv(): readonly CsvColumn<Withdrawal>[] {
  const text = useTexts(withdrawalColumns);
  return [
    { header: text.date, value: ({ changedAt }) => at(changedAt) },
    { header: text.status, value: ({ state }) => state },
    { header: text.network, value: ({ network }) => network },
    { header: text.amount, value: ({ amount }) => amount },
    { header: text.payable, value: ({ payable }) => payable },
    { header: text.hash, value: ({ hash }) => hash },
  ];
}

/** CSV columns of an income, including the source bet if there is one. */
export function useIncomeCsv(): readonly CsvColumn<IncomeEntry>[] {
  const text = useTexts(betIncomeColumns);
  const remarkOf = useIncomeRemark();
  return [
    { header: text.date, value: ({ receivedAt }) => at(receivedAt) },
    { header: text.received, value: ({ amount }) => amount },
    { header: text.remark, value: remarkOf },
    { header: text.game, value: ({ bet }) => bet?.game },
    { header: text.id, value: ({ bet }) => bet?.id },
    { header: text.amount, value: ({ bet }) => bet?.amount },
    { header: text.position, value: ({ bet }) => bet?.position },
    { header: text.winning, value: ({ bet }) => bet?.winning },
  ];
}

export function useReferralCsv(): readonly CsvColumn<Referral>[] {
  const text = useTexts(referralColumns);
  return [
    { header: text.username, value: ({ username }) => username },
    { header: text.name, value: ({ name }) => name },
    { header: text.date, value: ({ joinedAt }) => at(joinedAt) },
    { header: text.package, value: ({ packageAmount }) => packageAmount },
    { header: text.activation, value: ({ activatedAt }) => at(activatedAt) },
  ];
}

export function useTeamCsv(): readonly CsvColumn<TeamMember>[] {
  const text = useTexts(teamColumns);
  return [
    { header: text.serial, value: ({ serial }) => serial },
    { header: text.code, value: ({ code }) => code },
    { header: text.name, value: ({ name }) => name },
    { header: text.date, value: ({ joinedAt }) => at(joinedAt) },
    { header: text.level, value: ({ level }) => level },
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
