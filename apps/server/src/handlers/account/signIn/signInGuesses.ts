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
 * What an attempt to sign in is counted by. One from a browser that the member has signed in with
 * before is counted on its own: failures elsewhere do not make it wait.
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

/**
 * Writes a failed sign-in into the security log. Those that were refused before it, unlooked at, are
 * a number in it; of unknown names only so many an hour are logged from one network.
 */
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
