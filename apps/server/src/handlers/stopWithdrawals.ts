import { stopWithdrawals } from '@platform/api/contract';
import { logSecurity } from '../accounts/securityLog';
import { stopWithdrawals as stop } from '../accounts/stopLinks';
import { publicEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const stopWithdrawalsEndpoint = ({ db, sessions }: Services) =>
  publicEndpoint(stopWithdrawals, async ({ token }, visitor) => {
    const member = await db.transaction(async (tx) => {
      const stopped = await stop(tx, token);
      if (stopped === undefined) return undefined;
      await sessions.end(tx, stopped, 'all');
      await logSecurity(tx, { event: 'withdrawals-stopped', member: stopped, device: visitor });
      return stopped;
    });
    if (member === undefined) {
      throw new Refusal(
        410,
        'This link has expired. Set a new password with ‘Forgot Password’, which signs everybody out.',
        'STOP_LINK_EXPIRED',
      );
    }
    return {
      message:
        'Withdrawals are stopped, and everybody is signed out. Please set a new password now.',
    };
  });
