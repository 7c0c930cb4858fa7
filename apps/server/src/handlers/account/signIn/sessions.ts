import { sessions } from '@platform/api/contract';
import { openSessions } from '../../../account/sessionList';
import { memberEndpoint } from '../../../http/endpoint';
import type { Services } from '../../shared/services';

export const sessionsEndpoint = ({ db, idleMinutes }: Services) =>
  memberEndpoint(sessions, async (_, { member, session }) => {
    const open = await openSessions(db, member, idleMinutes);
    return {
      data: open.map(({ id, browser, platform, place, address, lastUsedAt }) => ({
        id,
        browser,
        platform,
        geo: place,
        ip_address: address,
        last_used: lastUsedAt.toISOString(),
        current: id === session,
      })),
    };
  });
