import type { Referral, TeamLevel, TeamMember } from '@platform/rules/models';
import type { CallAnswer, levels, referralHistory, team, totalReferral } from '../contract';
import { toPage, type HistoryPage } from './page';

export type { Referral, TeamLevel, TeamMember };

export const toReferralCount = ({ totalreferral }: CallAnswer<typeof totalReferral>): number =>
  totalreferral;

export const toReferrals = (answer: CallAnswer<typeof referralHistory>): HistoryPage<Referral> =>
  toPage(answer, (row) => ({
    username: row.username,
    name: row.name || null,
    joinedAt: row.register_at,
    lockedAmount: row.Package,
    lockedAt: row.ActiveDate,
  }));

export const toLevels = ({ data }: CallAnswer<typeof levels>): readonly TeamLevel[] =>
  data.map(({ RI_ID, Name, MobileNo }) => ({ level: RI_ID, name: Name, total: MobileNo }));

export const toTeam = (answer: CallAnswer<typeof team>): HistoryPage<TeamMember> =>
  // Fields that are not in the specification have the same name in the wire format and in the
  // model.
  toPage(answer, ({ SrNo, CODE, joiningdate, LEVEL, ...rest }) => ({
    ...rest,
    serial: SrNo,
    code: CODE,
    joinedAt: joiningdate,
    level: LEVEL,
  }));
