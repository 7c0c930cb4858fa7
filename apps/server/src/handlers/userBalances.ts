import { userBalances } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { profileOf } from '../accounts/members';
import { memberEndpoint } from '../http/endpoint';
import { balancesOf } from '../ledger/accounts';
import type { Services } from './services';

export const userBalancesEndpoint = ({ db }: Services) =>
  memberEndpoint(
    userBalances,
    async (_, { member }) => {
      const [{ disabled }, { main, locker }] = await Promise.all([
        profileOf(db, member),
        balancesOf(db, member),
      ]);
      return {
        data: {
          disable: disabled ? (1 as const) : (0 as const),
          ActivateWallet: toDecimal(main),
          STAKINGEWALLET: toDecimal(locker),
        },
      };
    },
    // Here clients learn it.
    { alsoDisabled: true },
  );
