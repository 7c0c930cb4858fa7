import { forgotPassword } from '@platform/api/contract';
import { resetMailTo } from '../../../account/attempts';
import { startPasswordReset } from '../../../account/passwordReset';
import { resetsFrom } from '../../../account/quotas';
import { resetMail } from '../../../account/resetMail';
import { logSecurity } from '../../../account/securityLog';
import { publicEndpoint } from '../../../http/endpoint';
import { networkOf } from '../../../http/network';
import { done } from '../../../http/done';
import { sendFrom } from '../../shared/sendMail';
import type { Services } from '../../shared/services';

export const forgotPasswordEndpoint = ({
  db,
  random,
  attempts,
  mailer,
  background,
  formRate,
}: Services) =>
  publicEndpoint(forgotPassword, async ({ email }, { site, ...visitor }) => {
    await attempts.use(resetsFrom(networkOf(visitor.address), formRate));
    // Counts unknown addresses too, to protect mailboxes without revealing members.
    await attempts.claim(resetMailTo(email));
    const from = site();
    // Runs in the background, because the response time would reveal members.
    background.run(async () => {
      const reset = await startPasswordReset(db, random, email);
      if (reset === undefined) return;
      const { member, ...mail } = reset;
      await logSecurity(db, { event: 'password-reset-asked', member, device: visitor });
      await sendFrom(from, { mailer }, (sender) => resetMail({ ...mail, ...sender }));
    });
    return done('RESET_LINK_SENT');
  });
