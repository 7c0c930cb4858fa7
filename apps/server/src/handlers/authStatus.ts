import { authStatus } from '@platform/api/contract';
import { memberEndpoint } from '../http/endpoint';
import type { Services } from './services';

export const authStatusEndpoint = ({ db, twoFactor }: Services) =>
  memberEndpoint(authStatus, async (_, { member }) => {
    const flag = { status: await twoFactor.isEnabled(db, member) };
    return { data: [flag] as [typeof flag] };
  });
