import { revokeSession } from '@platform/api/contract';
import { forgetDevices } from '../../../account/knownDevices';
import { logSecurity } from '../../../account/securityLog';
import { memberEndpoint } from '../../../http/endpoint';
import { done } from '../../../http/done';
import { Refusal } from '../../../http/refusal';
import { requireProof } from '../passwords/proof';
import type { Services } from '../../shared/services';

export const revokeSessionEndpoint = (services: Services) =>
  memberEndpoint(revokeSession, async ({ id, password, twofactor: code }, caller) => {
    const { db, sessions } = services;
    const { member, ...visitor } = caller;
    const holdProof = await requireProof(services, caller, { password, code });
    await db.transaction(async (tx) => {
      await holdProof(tx);
      if ((await sessions.end(tx, member, { only: id })) === 0) {
        throw new Refusal(404, 'NO_SESSION');
      }
      await forgetDevices(tx, member, { only: id });
      await logSecurity(tx, { event: 'session-ended', member, device: visitor });
    });
    return done('SESSION_ENDED');
  });
