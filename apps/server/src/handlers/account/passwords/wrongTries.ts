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

const TRIES = {
  'password-wrong': passwordOf,
  'txn-password-wrong': txnPasswordOf,
  'code-wrong': otpOf,
} as const satisfies Record<string, (member: bigint) => Guessable>;

/**
 * Logs only checked attempts, with the number of previously refused attempts.
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
