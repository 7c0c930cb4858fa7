import { forgotPassword } from '@platform/api/contract';
import { resetMailTo } from '../accounts/attempts';
import { startPasswordReset } from '../accounts/passwordReset';
import { resetMail } from '../accounts/resetMail';
import { publicEndpoint } from '../http/endpoint';
import type { Services } from './services';

const MESSAGE =
  'If a member has this address, a link for a new password is on its way to it. It counts for one hour.';

export const forgotPasswordEndpoint = ({ db, random, attempts, mailer, background }: Services) =>
  publicEndpoint(forgotPassword, async ({ email }, { site }) => {
    // Counted for every address alike, so that nobody's mailbox is filled and nothing is told.
    await attempts.claim(resetMailTo(email));
    const { brand, origin } = site();
    // Not waited for: how long an answer takes would tell whether there is such a member.
    background.run(async () => {
      const reset = await startPasswordReset(db, random, email);
      if (reset === undefined) return;
      await mailer.send(resetMail({ ...reset, site: brand.name, origin }));
    });
    return { message: MESSAGE };
  });
