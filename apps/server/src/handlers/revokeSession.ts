import { revokeSession } from '@platform/api/contract';
import { memberEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const revokeSessionEndpoint = ({ db, sessions }: Services) =>
  memberEndpoint(revokeSession, async ({ id }, { member }) => {
    if ((await sessions.end(db, member, { only: id })) === 0) {
      throw new Refusal(404, 'This session is over already.', 'NO_SESSION');
    }
    return { message: 'That browser is signed out.' };
  });
