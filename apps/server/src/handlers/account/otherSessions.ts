import { forgetDevices } from '../../account/knownDevices';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/endpoint';
import type { Services } from '../shared/services';

/**
 * A change of credentials calls this function, because another person may be using such a session.
 */
export async function endOtherSessions(
  tx: Tx,
  { sessions }: Pick<Services, 'sessions'>,
  { member, session }: Pick<Caller, 'member' | 'session'>,
): Promise<void> {
  await sessions.end(tx, member, { except: session });
  await forgetDevices(tx, member, { except: session });
}
