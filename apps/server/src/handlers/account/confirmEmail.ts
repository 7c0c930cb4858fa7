import { confirmEmail } from '@platform/api/contract';
import { finishEmailConfirmation } from '../../account/emailConfirmation';
import { logSecurity } from '../../account/securityLog';
import { publicEndpoint } from '../../http/endpoint';
import { done } from '../../http/done';
import { Refusal } from '../../http/refusal';
import type { Services } from '../shared/services';

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
      throw new Refusal(410, 'CONFIRMATION_LINK_EXPIRED');
    }
    return done('EMAIL_CONFIRMED');
  });
