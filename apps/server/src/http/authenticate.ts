import type { Sessions } from '../account/sessions';
import type { Claims } from '../account/tokens';
import { notAuthenticated } from './errors';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Caller with a valid session. The API tells disabled members only that they are disabled. Excluded
 * members may read and withdraw.
 */
export type Authenticated = Claims & { disabled: boolean; excluded: boolean };

/** @param inUse true if a person made the request */
export async function authenticate(
  sessions: Sessions,
  header: string | undefined,
  inUse: boolean,
): Promise<Authenticated> {
  const token = BEARER.exec(header ?? '')?.[1];
  if (token === undefined) throw notAuthenticated('invalid');
  const authentication = await sessions.authenticate(token, inUse);
  if ('problem' in authentication) throw notAuthenticated(authentication.problem);
  const { claims, disabled, excluded } = authentication;
  return { member: claims.member, session: claims.session, disabled, excluded };
}
