import { totalReferral } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { countReferrals } from '../../team/team';
import type { Services } from '../shared/services';

export const totalReferralEndpoint = ({ db }: Services) =>
  memberEndpoint(totalReferral, async (_, { member }) => ({
    totalreferral: await countReferrals(db, member),
  }));
