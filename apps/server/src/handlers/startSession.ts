import { rememberDevice } from '../accounts/knownDevices';
import { keepLanguage } from '../accounts/language';
import { logSecurity } from '../accounts/securityLog';
import type { Visitor } from '../http/visitor';
import type { Services } from './services';

/**
 * Opens a session for a member who has just shown who they are, and lets their browser be known
 * from then on. Mails are in the language of that browser.
 *
 * @returns the session's token
 */
export async function startSession(
  { db, random, sessions }: Services,
  member: bigint,
  visitor: Visitor,
  event: 'signed-in' | 'signed-up' = 'signed-in',
): Promise<string> {
  const { token, device } = await db.transaction(async (tx) => {
    await keepLanguage(tx, member, visitor.language);
    const session = await sessions.start(tx, member, visitor);
    const browser = { member, session: session.id, token: visitor.deviceToken() };
    await logSecurity(tx, { event, member, device: visitor });
    return { token: session.token, device: await rememberDevice(tx, random, browser) };
  });
  visitor.keepDeviceToken(device);
  return token;
}
