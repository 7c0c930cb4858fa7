import { authStatus } from '@platform/api/contract';
import { guardsOf } from '../../../account/guards';
import { memberEndpoint } from '../../../http/endpoint';
import type { Services } from '../../shared/services';

export const authStatusEndpoint = ({ db, twoFactor, withdrawalWaitHours }: Services) =>
  memberEndpoint(authStatus, async (_, { member }) => {
    const [status, left, { bar }] = await Promise.all([
      twoFactor.isEnabled(db, member),
      twoFactor.recoveryCodesLeft(db, member),
      guardsOf(db, member, withdrawalWaitHours),
    ]);
    const flags = {
      status,
      withdrawals_from: bar?.why === 'waits' ? bar.until.toISOString() : '',
      withdrawals_stopped: bar?.why === 'stopped',
      recovery_codes_left: left,
    };
    return { data: [flags] as [typeof flags] };
  });
