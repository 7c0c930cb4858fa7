import { passwordOf } from '../../../account/attempts';
import { matchingHash } from '../../../account/members';
import type { Caller } from '../../../http/endpoint';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../shared/services';
import { logWrongTry } from './wrongTries';

export const wrongPassword = () => new Refusal(422, 'WRONG_PASSWORD', { which: 'password' });

/** Verifies the password, because another person may be using the open session. */
export async function confirmPassword(
  { db, attempts }: Services,
  caller: Caller,
  password: string,
): Promise<string> {
  const { member } = caller;
  const hash = await matchingHash(db, member, password, () => attempts.claim(passwordOf(member)));
  if (hash === undefined) {
    await logWrongTry(db, 'password-wrong', caller);
    throw wrongPassword();
  }
  await attempts.succeed(passwordOf(member));
  return hash;
}
