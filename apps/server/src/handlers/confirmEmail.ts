import { confirmEmail } from '@platform/api/contract';
import { finishEmailConfirmation } from '../accounts/emailConfirmation';
import { logSecurity } from '../accounts/securityLog';
import { publicEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

export const confirmEmailEndpoint = ({ db }: Services) =>
  publicEndpoint(confirmEmail, async ({ token }, visitor) => {
    const member = await db.transaction(async (tx) => {
      const confirmed = await finishEmailConfirmation(tx, token);
      if (confirmed !== undefined) {
        await logSecurity(tx, { event: 'email-confirmed', member: confirmed, device: visitor });
      }
      return confirmed;
    });
    if (member === undefined) {
      throw new Refusal(
        410,
        'This link was used already, or is older than three days. If your address is not confirmed yet, sign in and have a new link sent.',
        'CONFIRMATION_LINK_EXPIRED',
      );
    }
    return { message: 'Your email address is confirmed.' };
  });
