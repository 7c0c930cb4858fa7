'use client';

import { teamColumns } from '@platform/messages/teamColumns';
import { referralColumns } from '@platform/messages/referralColumns';
import type { Referral, TeamMember } from '@platform/rules/models';
import { DateTime } from '../DateTime/DateTime';
import { useTexts } from '../../theme/Messages';
import type { HistoryColumn } from '../HistoryTable/types';
import { amountColumn, dateColumn, NotAvailable, type ColumnOptions } from './columnKinds';

export type TeamColumnOptions = ColumnOptions<typeof teamColumns>;

/** Returns the columns for the members of a level. */
export function useTeamColumns(options: TeamColumnOptions = {}): HistoryColumn<TeamMember>[] {
  const text = useTexts(teamColumns, options.texts);
  return [
    { id: 'serial', header: text.serial, cell: ({ serial }) => serial },
    { id: 'code', header: text.code, cell: ({ code }) => code, rowHeader: true },
    { id: 'name', header: text.name, cell: ({ name }) => name },
    dateColumn('date', text.date, ({ joinedAt }) => joinedAt),
    { id: 'level', header: text.level, cell: ({ level }) => level, align: 'end' },
  ];
}

export type ReferralColumnOptions = ColumnOptions<typeof referralColumns>;

/** Returns the columns for the referrals of a member. Missing values are shown as 'N/A'. */
export function useReferralColumns(options: ReferralColumnOptions = {}): HistoryColumn<Referral>[] {
  const text = useTexts(referralColumns, options.texts);
  return [
    { id: 'username', header: text.username, cell: ({ username }) => username, rowHeader: true },
    { id: 'name', header: text.name, cell: ({ name }) => name || <NotAvailable /> },
    dateColumn('date', text.date, ({ joinedAt }) => joinedAt),
    amountColumn('package', text.package, ({ packageAmount }) => packageAmount, 4),
    {
      id: 'activation',
      header: text.activation,
      align: 'end',
      cell: ({ activatedAt }) =>
        activatedAt === null ? <NotAvailable /> : <DateTime value={activatedAt} />,
    },
  ];
}
