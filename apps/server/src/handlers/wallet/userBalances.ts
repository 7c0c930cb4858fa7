import { userBalances } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { memberEndpoint } from '../../http/endpoint';
import { balancesOf } from '../../ledger/accounts';
import type { Services } from '../shared/services';

export const userBalancesEndpoint = ({ db }: Services) =>
  memberEndpoint(
    userBalances,
    async (_, { member, disabled }) => {
      const { main, locker } = await balancesOf(db, member);
      return {
        data: {
          disable: disabled ? (1 as const) : (0 as const),
          ActivateWallet: toDecimal(main),
          STAKINGEWALLET: toDecimal(locker),
        },
      };
    },
    // Clients learn from this call that the member is disabled.
    { alsoDisabled: true },
  );
