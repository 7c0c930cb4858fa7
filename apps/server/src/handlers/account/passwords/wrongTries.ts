import {
  otpOf,
  passwordOf,
  takeRefused,
  txnPasswordOf,
  type Guessable,
} from '../../../account/attempts';
import { logSecurity } from '../../../account/securityLog';
import type { Queryable } from '../../../db/database';
import type { Caller } from '../../../http/endpoint';

/** Secrets of signed-in members, by the event that logs a wrong guess. */
const TRIES = {
  'password-wrong': passwordOf,
  'txn-password-wrong': txnPasswordOf,
  'code-wrong': otpOf,
} as const satisfies Record<string, (member: bigint) => Guessable>;

/**
 * Logs a wrong password or code of a signed-in member, because another person may be using the
 * session. Logs only checked attempts, with the number of previously refused attempts.
 *
 * @param db database, outside any transaction that is rolled back
 */
export async function logWrongTry(
  db: Queryable,
  event: keyof typeof TRIES,
  caller: Caller,
): Promise<void> {
  const { member } = caller;
  const refused = await takeRefused(db, [TRIES[event](member)]);
  const detail = refused > 0 ? { refused } : {};
  await logSecurity(db, { event, member, device: caller, detail });
}
