'use client';

import { teamColumns } from '@platform/messages/teamColumns';
import { referralColumns } from '@platform/messages/referralColumns';
import type { Referral, TeamMember } from '@platform/rules/models';
import { useTexts } from '../../theme/Messages';
import type { HistoryColumn } from '../HistoryTable/types';
import { amountColumn, dateColumn, textColumn, type ColumnOptions } from './columnKinds';

export type TeamColumnOptions = ColumnOptions<typeof teamColumns>;

/** Returns the columns for the members at a level. */
export function useTeamColumns(options: TeamColumnOptions = {}): HistoryColumn<TeamMember>[] {
  const text = useTexts(teamColumns, options.texts);
  return [
    textColumn('serial', text.serial, ({ serial }) => serial),
    { ...textColumn('code', text.code, ({ code }: TeamMember) => code), rowHeader: true },
    textColumn('name', text.name, ({ name }) => name),
    dateColumn('date', text.date, ({ joinedAt }) => joinedAt),
    { ...textColumn('level', text.level, ({ level }: TeamMember) => level), align: 'end' },
  ];
}

export type ReferralColumnOptions = ColumnOptions<typeof referralColumns>;

/** Returns the columns for a member's referrals. */
export function useReferralColumns(options: ReferralColumnOptions = {}): HistoryColumn<Referral>[] {
  const text = useTexts(referralColumns, options.texts);
  return [
    {
      ...textColumn('username', text.username, ({ username }: Referral) => username),
      rowHeader: true,
    },
    textColumn('name', text.name, ({ name }) => name || null),
    dateColumn('date', text.date, ({ joinedAt }) => joinedAt),
    amountColumn('lockedAmount', text.lockedAmount, ({ lockedAmount }) => lockedAmount, 4),
    {
      ...dateColumn('lockedAt', text.lockedAt, ({ lockedAt }: Referral) => lockedAt, true),
      align: 'end',
    },
  ];
}
