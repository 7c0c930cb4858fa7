import { stopWithdrawals } from '@platform/api/contract';
import { forgetDevices } from '../../account/knownDevices';
import { logSecurity } from '../../account/securityLog';
import { stopWithdrawals as stop } from '../../account/stopLinks';
import { publicEndpoint } from '../../http/endpoint';
import { done } from '../../http/done';
import { Refusal } from '../../http/refusal';
import type { Services } from '../shared/services';

export const stopWithdrawalsEndpoint = ({ db, sessions }: Services) =>
  publicEndpoint(stopWithdrawals, async ({ token }, visitor) => {
    const member = await db.transaction(async (tx) => {
      const stopped = await stop(tx, token);
      if (stopped === undefined) return undefined;
      await sessions.end(tx, stopped, 'all');
      await forgetDevices(tx, stopped, 'all');
      await logSecurity(tx, { event: 'withdrawals-stopped', member: stopped, device: visitor });
      return stopped;
    });
    if (member === undefined) {
      throw new Refusal(410, 'STOP_LINK_EXPIRED');
    }
    return done('WITHDRAWALS_STOPPED');
  });
