import { logout } from '@platform/api/contract';
import { logSecurity } from '../../../account/securityLog';
import { memberEndpoint } from '../../../http/endpoint';
import { forgetSession } from '../../../notifications/push/subscriptions';
import type { Services } from '../../shared/services';

export const logoutEndpoint = ({ db, sessions }: Services) =>
  memberEndpoint(
    logout,
    async (_, { member, session, ...visitor }) => {
      await db.transaction(async (tx) => {
        await sessions.end(tx, member, { only: session });
        await forgetSession(tx, session);
        await logSecurity(tx, { event: 'signed-out', member, device: visitor });
      });
      return {};
    },
    { alsoDisabled: true },
  );
