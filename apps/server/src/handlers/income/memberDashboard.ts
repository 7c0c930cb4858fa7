import { BONUS_TYPES, memberDashboard } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { memberEndpoint } from '../../http/endpoint';
import { incomeTotals } from '../../income/history';
import { totalWon } from '../../wingo/winnings';
import type { Services } from '../shared/services';

export const memberDashboardEndpoint = ({ db }: Services) =>
  memberEndpoint(memberDashboard, async (_, { member }) => {
    const [totals, won] = await Promise.all([incomeTotals(db, member), totalWon(db, member)]);
    return {
      data: BONUS_TYPES.map((type) => ({
        DBB_ID: type,
        // Empty, so that clients show the usual name of each bonus.
        LedgerName: '',
        MobileNo: toDecimal(type === 'betStatus' ? won : (totals.get(type) ?? 0n)),
      })),
    };
  });
