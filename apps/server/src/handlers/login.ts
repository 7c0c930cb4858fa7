import { login } from '@platform/api/contract';
import { signInAs, signInFrom } from '../accounts/attempts';
import { findCredentials } from '../accounts/members';
import { passwordMatches } from '../accounts/passwords';
import { publicEndpoint } from '../http/endpoint';
import { accountDisabled } from '../http/errors';
import { networkOf } from '../http/network';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const loginEndpoint = ({ db, sessions, attempts }: Services) =>
  publicEndpoint(login, async ({ code, password }, visitor) => {
    const member = await findCredentials(db, code);
    const guessed = [signInFrom(networkOf(visitor.address), code), signInAs(code, member?.id)];
    for (const guessable of guessed) await attempts.claim(guessable);
    // An unknown name and a wrong password are answered alike, after the same work.
    const matches = await passwordMatches(member?.passwordHash, password);
    if (member === undefined || !matches) {
      throw new Refusal(401, 'Incorrect email, username or password.');
    }
    for (const guessable of guessed) await attempts.succeed(guessable);
    // Said to those alone who know the password.
    if (member.disabled) throw accountDisabled();
    const user = { id: String(member.id), code: member.code, name: member.name };
    return {
      message: 'Signed in successfully',
      token: await sessions.open(member.id, visitor),
      user,
      data: { user },
    };
  });
