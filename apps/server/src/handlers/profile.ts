import { profile } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { profileOf } from '../accounts/members';
import { balancesOf } from '../ledger/accounts';
import { memberEndpoint } from '../http/endpoint';
import type { Services } from './services';

/** The rank and role of every member, until ranks are earned. */
const FIRST_LEVEL = '0';
const ROLE = 'member';

export const profileEndpoint = ({ db }: Services) =>
  memberEndpoint(profile, async (_, { member }) => {
    const [{ code, name, email, phone, walletAddress, joinedAt }, { locker }] = await Promise.all([
      profileOf(db, member),
      balancesOf(db, member),
    ]);
    return {
      data: {
        ...{ ID: String(member), code, name, email, emailid: email, mobile: phone },
        JoiningDate: joinedAt.toISOString(),
        level: FIRST_LEVEL,
        // A package is what a member has locked.
        selfpackage: toDecimal(locker),
        walletaddress: walletAddress,
        role: ROLE,
      },
    };
  });
