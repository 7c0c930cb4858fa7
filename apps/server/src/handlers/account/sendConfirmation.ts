import { sendConfirmation } from '@platform/api/contract';
import { confirmationMailOf } from '../../account/attempts';
import { isEmailConfirmed, startEmailConfirmation } from '../../account/emailConfirmation';
import { memberEndpoint } from '../../http/endpoint';
import { done } from '../../http/done';
import { sendConfirmationMail } from './sendConfirmationMail';
import type { Services } from '../shared/services';

export const sendConfirmationEndpoint = (services: Services) =>
  memberEndpoint(sendConfirmation, async (_, caller) => {
    const { db, random, attempts } = services;
    const { member } = caller;
    if (await isEmailConfirmed(db, member)) {
      return done('EMAIL_CONFIRMED_BEFORE');
    }
    await attempts.claim(confirmationMailOf(member));
    const confirmation = await startEmailConfirmation(db, random, member);
    sendConfirmationMail(services, confirmation, caller);
    return done('CONFIRMATION_SENT', { to: confirmation.to });
  });
