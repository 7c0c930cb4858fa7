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

/** What a member who is signed in is asked for, and how a wrong one is called in the security log. */
const TRIES = {
  'password-wrong': passwordOf,
  'txn-password-wrong': txnPasswordOf,
  'code-wrong': otpOf,
} as const satisfies Record<string, (member: bigint) => Guessable>;

/**
 * Writes a wrong password or code of a member who is signed in into the security log: it may be another
 * person at their open session. Only what was looked at is a line, so there are no more of them than
 * attempts are granted; those that were refused before it are a number in it.
 *
 * @param db outside a transaction that is rolled back
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
