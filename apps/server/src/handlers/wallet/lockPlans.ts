import { lockPlans } from '@platform/api/contract';
import { LOCK_PLANS } from '@platform/rules/funds';
import { memberEndpoint } from '../../http/endpoint';
import { LOCKER_PER_YEAR } from '../../income/economics';

export const lockPlansEndpoint = () =>
  memberEndpoint(lockPlans, () =>
    Promise.resolve({
      data: LOCK_PLANS.map((planid) => ({ planid, per_year: Number(LOCKER_PER_YEAR[planid]) })),
    }),
  );
