import { paginate, referralHistory } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { memberEndpoint } from '../../http/endpoint';
import { referralsPage } from '../../team/team';
import type { Services } from '../shared/services';

export const referralHistoryEndpoint = ({ db }: Services) =>
  memberEndpoint(referralHistory, async ({ page, size }, { member }) => {
    const { rows, total } = await referralsPage(db, member, { page, size });
    return {
      data: rows.map((referral) => ({
        username: referral.code,
        name: referral.name,
        register_at: referral.joinedAt.toISOString(),
        Package: toDecimal(referral.locked),
        ActiveDate: referral.lockedAt?.toISOString() ?? '',
      })),
      pagination: paginate(total, page, size),
    };
  });
