import { login } from '@platform/api/contract';
import { findCredentials } from '../../../account/members';
import { passwordMatches } from '../../../account/passwords';
import { publicEndpoint } from '../../../http/endpoint';
import { accountDisabled } from '../../../http/errors';
import { networkOf } from '../../../http/network';
import { done } from '../../../http/done';
import type { Services } from '../../shared/services';
import { takeSignInCode } from './signInCode';
import { logFailedSignIn, signInGuesses } from './signInGuesses';
import { startSession, wrongCredentials } from './startSession';

export const loginEndpoint = (services: Services) =>
  publicEndpoint(login, async ({ code, password, twofactor }, visitor) => {
    const { db, attempts } = services;
    const member = await findCredentials(db, code);
    const guesses = await signInGuesses(services, code, member?.id, visitor);
    const claim = async () => {
      for (const guess of guesses) await attempts.claim(guess);
    };
    // Unknown names and wrong passwords must take the same time and get the same response.
    const caller = networkOf(visitor.address);
    const matches = await passwordMatches(member?.passwordHash, password, caller, claim);
    if (member === undefined || !matches) {
      await logFailedSignIn(services, member?.id, visitor, guesses);
      throw wrongCredentials();
    }
    for (const guess of guesses) await attempts.succeed(guess);
    // Only callers with the password learn that the member is disabled.
    if (member.disabled) throw accountDisabled();
    await takeSignInCode(services, visitor, member.id, twofactor);
    const user = { id: String(member.id), code: member.code, name: member.name };
    return {
      ...done('SIGNED_IN'),
      token: await startSession(services, member.id, member.passwordHash, visitor),
      user: { ...user, emailconfirmed: member.emailConfirmed },
      data: { user },
    };
  });
