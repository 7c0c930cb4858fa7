import {
  signInAs,
  signInFrom,
  signInWith,
  takeRefused,
  type Guessable,
} from '../../../account/attempts';
import { knownDevice } from '../../../account/knownDevices';
import { claimQuota, unknownNamesFrom } from '../../../account/quotas';
import { logSecurity } from '../../../account/securityLog';
import { networkOf } from '../../../http/network';
import type { Visitor } from '../../../http/visitor';
import type { Services } from '../../shared/services';

/**
 * Returns the counters for a sign-in. A known browser has its own counter, so that failures
 * elsewhere do not delay it.
 */
export async function signInGuesses(
  { db }: Services,
  name: string,
  member: bigint | undefined,
  visitor: Visitor,
): Promise<Guessable[]> {
  const device = await knownDevice(db, member, visitor.deviceToken());
  if (device !== undefined && member !== undefined) return [signInWith(device, member)];
  return [signInFrom(networkOf(visitor.address), name), signInAs(name, member)];
}

/** Logs a failed sign-in. Limits the entries for unknown names per network. */
export async function logFailedSignIn(
  { db }: Services,
  member: bigint | undefined,
  visitor: Visitor,
  guesses: readonly Guessable[],
): Promise<void> {
  const refused = await takeRefused(db, guesses);
  const overQuota =
    member === undefined &&
    (await claimQuota(db, unknownNamesFrom(networkOf(visitor.address)))) > 0;
  if (overQuota) return;
  const detail = refused > 0 ? { refused } : {};
  await logSecurity(db, { event: 'sign-in-failed', member, device: visitor, detail });
}
