import type { Referral, TeamMember } from '@platform/rules/models';
import { DateTime } from '../DateTime/DateTime';
import type { HistoryColumn } from '../HistoryTable/types';
import { amountColumn, dateColumn, NOT_AVAILABLE, type ColumnOptions } from './columnKinds';

const TEAM_HEADERS = {
  serial: 'Serial Number',
  code: 'Code',
  name: 'Name',
  date: 'Joining Date',
  level: 'Level',
};

export type TeamColumnOptions = ColumnOptions<typeof TEAM_HEADERS>;

/** The columns of the members of a level. */
export function teamColumns(options: TeamColumnOptions = {}): HistoryColumn<TeamMember>[] {
  const { headers } = options;
  const header = { ...TEAM_HEADERS, ...headers };
  return [
    { id: 'serial', header: header.serial, cell: ({ serial }) => serial },
    { id: 'code', header: header.code, cell: ({ code }) => code, rowHeader: true },
    { id: 'name', header: header.name, cell: ({ name }) => name },
    dateColumn('date', header.date, ({ joinedAt }) => joinedAt),
    { id: 'level', header: header.level, cell: ({ level }) => level, align: 'end' },
  ];
}

const REFERRAL_HEADERS = {
  username: 'Username',
  name: 'Name',
  date: 'Joining Date',
  package: 'Package',
  activation: 'Activation Date',
};

export type ReferralColumnOptions = ColumnOptions<typeof REFERRAL_HEADERS>;

/** The columns of the members whom the member has referred. What is not there reads 'N/A'. */
export function referralColumns(options: ReferralColumnOptions = {}): HistoryColumn<Referral>[] {
  const { headers } = options;
  const header = { ...REFERRAL_HEADERS, ...headers };
  return [
    { id: 'username', header: header.username, cell: ({ username }) => username, rowHeader: true },
    { id: 'name', header: header.name, cell: ({ name }) => name || NOT_AVAILABLE },
    dateColumn('date', header.date, ({ joinedAt }) => joinedAt),
    amountColumn('package', header.package, ({ packageAmount }) => packageAmount, 4),
    {
      id: 'activation',
      header: header.activation,
      align: 'end',
      cell: ({ activatedAt }) =>
        activatedAt === null ? NOT_AVAILABLE : <DateTime value={activatedAt} />,
    },
  ];
}
