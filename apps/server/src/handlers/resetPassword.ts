import { resetPassword } from '@platform/api/contract';
import { finishPasswordReset } from '../accounts/passwordReset';
import { hashPassword } from '../accounts/passwords';
import { publicEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const resetPasswordEndpoint = ({ db, sessions }: Services) =>
  publicEndpoint(resetPassword, async ({ token, new_password: password }) => {
    const passwordHash = await hashPassword(password);
    const member = await db.transaction(async (tx) => {
      const found = await finishPasswordReset(tx, token, passwordHash);
      // Whoever knew the old password is signed out with everybody else.
      if (found !== undefined) await sessions.end(tx, found, 'all');
      return found;
    });
    if (member === undefined) {
      throw new Refusal(
        410,
        'This link was used already, or is older than one hour. Please ask for a new one.',
        'RESET_LINK_EXPIRED',
      );
    }
    return { message: 'Your password was changed. Please sign in with the new one.' };
  });
