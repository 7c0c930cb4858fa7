import { rememberDevice } from '../../../account/knownDevices';
import { keepLanguage } from '../../../account/language';
import { holdPassword } from '../../../account/members';
import { keepBrand } from '../../../account/publicName';
import { logSecurity } from '../../../account/securityLog';
import { Refusal } from '../../../http/refusal';
import type { Visitor } from '../../../http/visitor';
import type { Services } from '../../shared/services';

/** Returns the refusal for both an unknown name and a wrong password. */
export const wrongCredentials = () => new Refusal(401, 'WRONG_CREDENTIALS');

/**
 * Opens a session. A concurrent password change either fails the sign-in or ends the new session.
 */
export async function startSession(
  { db, random, sessions }: Services,
  member: bigint,
  passwordHash: string,
  visitor: Visitor,
  event: 'signed-in' | 'signed-up' = 'signed-in',
): Promise<string> {
  const { token, device } = await db.transaction(async (tx) => {
    if (!(await holdPassword(tx, member, passwordHash))) throw wrongCredentials();
    await keepLanguage(tx, member, visitor.language);
    await keepBrand(tx, member, visitor.site().brand.id);
    const session = await sessions.start(tx, member, visitor);
    const browser = { member, session: session.id, token: visitor.deviceToken() };
    await logSecurity(tx, { event, member, device: visitor });
    return { token: session.token, device: await rememberDevice(tx, random, browser) };
  });
  visitor.keepDeviceToken(device);
  return token;
}
