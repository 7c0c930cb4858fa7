import { depositHistory, paginate } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { depositsPage } from '../../wallet/deposits';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

export const depositHistoryEndpoint = ({ db }: Services) =>
  memberEndpoint(depositHistory, async ({ page, size }, { member }) => {
    const { rows, total } = await depositsPage(db, member, { page, size });
    return {
      data: rows.map(({ creditedAt, amount, hash, network }) => ({
        Date: creditedAt.toISOString(),
        USDT: toDecimal(amount),
        PaymentOrder_Id: hash,
        network,
      })),
      pagination: paginate(total, page, size),
    };
  });
