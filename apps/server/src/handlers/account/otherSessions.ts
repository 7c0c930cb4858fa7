import { forgetDevices } from '../../account/knownDevices';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/endpoint';
import type { Services } from '../shared/services';

/**
 * Ends the member's other sessions after the credentials have changed, because another person may
 * use these sessions.
 */
export async function endOtherSessions(
  tx: Tx,
  { sessions }: Pick<Services, 'sessions'>,
  { member, session }: Pick<Caller, 'member' | 'session'>,
): Promise<void> {
  await sessions.end(tx, member, { except: session });
  await forgetDevices(tx, member, { except: session });
}
