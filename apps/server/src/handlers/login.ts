import { login } from '@platform/api/contract';
import { signInAs, signInFrom } from '../accounts/attempts';
import { signIn } from '../accounts/signIn';
import { publicEndpoint } from '../http/endpoint';
import { accountDisabled } from '../http/errors';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const loginEndpoint = ({ db, sessions, attempts }: Services) =>
  publicEndpoint(login, async ({ code, password }, visitor) => {
    const guessed = [signInFrom(visitor.address, code), signInAs(code)];
    for (const guessable of guessed) await attempts.claim(guessable);
    const member = await signIn(db, code, password);
    if (member === undefined) throw new Refusal(401, 'Incorrect email, username or password.');
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
