import { logout } from '@platform/api/contract';
import { memberEndpoint } from '../http/endpoint';
import type { Services } from './services';

export const logoutEndpoint = ({ sessions }: Services) =>
  memberEndpoint(logout, async (_, { session }) => {
    await sessions.revoke(session);
    return {};
  });
