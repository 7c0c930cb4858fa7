import { paginate, withdrawalHistory } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { withdrawalsPage } from '../../wallet/withdrawals';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

const STATUS = {
  pending: 'Pending',
  held: 'Held',
  review: 'Review',
  success: 'Success',
  failed: 'Failed',
} as const;

export const withdrawalHistoryEndpoint = ({ db }: Services) =>
  memberEndpoint(withdrawalHistory, async ({ page, size }, { member }) => {
    const { rows, total } = await withdrawalsPage(db, member, { page, size });
    return {
      data: rows.map(({ network, state, changedAt, amount, hash }) => ({
        Status: STATUS[state],
        verifydatetime: changedAt.toISOString(),
        amount: toDecimal(amount),
        // The fee is charged in addition, so the full amount is paid.
        WithdeollCharge: toDecimal(amount),
        BankName: hash,
        network,
      })),
      pagination: paginate(total, page, size),
    };
  });
