import { login } from '@platform/api/contract';
import { signIn } from '../accounts/signIn';
import { publicEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const loginEndpoint = ({ db, sessions, attempts }: Services) =>
  publicEndpoint(login, async ({ code, password }, { address }) => {
    attempts.check(address, code);
    const member = await signIn(db, code, password);
    if (member === undefined) {
      attempts.fail(address, code);
      throw new Refusal(401, 'Incorrect email, username or password.');
    }
    attempts.succeed(address, code);
    const user = { id: String(member.id), code: member.code, name: member.name };
    return {
      message: 'Signed in successfully',
      token: await sessions.open(member.id),
      user,
      data: { user },
    };
  });
