import { activationHistory, paginate } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { locksPage } from '../../wallet/locks';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

export const lockHistoryEndpoint = ({ db }: Services) =>
  memberEndpoint(activationHistory, async ({ page, size }, { member }) => {
    const { rows, total } = await locksPage(db, member, { page, size });
    return {
      data: rows.map(({ lockedAt, unlocksAt, amount, plan }) => ({
        ActivationDate: lockedAt.toISOString(),
        Amount: toDecimal(amount),
        planid: plan,
        unlock_at: unlocksAt.toISOString(),
      })),
      pagination: paginate(total, page, size),
    };
  });
