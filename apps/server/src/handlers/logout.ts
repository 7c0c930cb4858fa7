import { logout } from '@platform/api/contract';
import { memberEndpoint } from '../http/endpoint';
import type { Services } from './services';

export const logoutEndpoint = ({ db, sessions }: Services) =>
  memberEndpoint(
    logout,
    async (_, { member, session }) => {
      await sessions.end(db, member, { only: session });
      return {};
    },
    { alsoDisabled: true },
  );
