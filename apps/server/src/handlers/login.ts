import { login } from '@platform/api/contract';
import { signInAs, signInFrom } from '../accounts/attempts';
import { signIn } from '../accounts/signIn';
import { publicEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const loginEndpoint = ({ db, sessions, attempts }: Services) =>
  publicEndpoint(login, async ({ code, password }, { address }) => {
    const guessed = [signInFrom(address, code), signInAs(code)];
    for (const guessable of guessed) await attempts.claim(guessable);
    const member = await signIn(db, code, password);
    if (member === undefined) throw new Refusal(401, 'Incorrect email, username or password.');
    for (const guessable of guessed) await attempts.succeed(guessable);
    const user = { id: String(member.id), code: member.code, name: member.name };
    return {
      message: 'Signed in successfully',
      token: await sessions.open(member.id),
      user,
      data: { user },
    };
  });
