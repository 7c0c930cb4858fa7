import { passwordOf } from '../accounts/attempts';
import { matchingHash } from '../accounts/members';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const wrongPassword = () => new Refusal(422, 'WRONG_PASSWORD', { which: 'password' });

/**
 * Makes sure that it is the member who asks, not another person at their open session.
 *
 * @returns the hash that the password matches, for `holdPassword`
 * @throws Refusal when the password is missing or wrong, or guessed too often
 */
export async function confirmPassword(
  { db, attempts }: Services,
  member: bigint,
  password: string,
): Promise<string> {
  if (password === '') {
    throw new Refusal(422, 'PASSWORD_REQUIRED');
  }
  await attempts.claim(passwordOf(member));
  const hash = await matchingHash(db, member, password);
  if (hash === undefined) throw wrongPassword();
  await attempts.succeed(passwordOf(member));
  return hash;
}
