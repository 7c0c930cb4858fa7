import { passwordOf } from '../accounts/attempts';
import { isPasswordOf } from '../accounts/members';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

/**
 * Makes sure that it is the member who asks, not another person at their open session.
 *
 * @throws Refusal when the password is missing or wrong, or guessed too often
 */
export async function confirmPassword(
  { db, attempts }: Services,
  member: bigint,
  password: string,
): Promise<void> {
  if (password === '') {
    throw new Refusal(422, 'PASSWORD_REQUIRED');
  }
  await attempts.claim(passwordOf(member));
  if (!(await isPasswordOf(db, member, password))) {
    throw new Refusal(422, 'WRONG_PASSWORD', { which: 'password' });
  }
  await attempts.succeed(passwordOf(member));
}
