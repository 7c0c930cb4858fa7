import { resetPassword } from '@platform/api/contract';
import { confirmEmail } from '../accounts/emailConfirmation';
import { forgetDevices, rememberDevice } from '../accounts/knownDevices';
import { finishPasswordReset, isResetToken } from '../accounts/passwordReset';
import { hashPassword } from '../accounts/passwords';
import { resetsFrom } from '../accounts/quotas';
import { logSecurity } from '../accounts/securityLog';
import { publicEndpoint } from '../http/endpoint';
import { networkOf } from '../http/network';
import { Refusal } from '../http/refusal';
import { refuseCommonPassword } from './newPassword';
import type { Services } from './services';

const expired = () =>
  new Refusal(
    410,
    'This link was used already, or is older than one hour. Please ask for a new one.',
    'RESET_LINK_EXPIRED',
  );

export const resetPasswordEndpoint = ({ db, random, sessions, attempts, formRate }: Services) =>
  publicEndpoint(resetPassword, async ({ token, new_password: password }, visitor) => {
    const network = networkOf(visitor.address);
    await attempts.use(resetsFrom(network, formRate));
    // Before the hash, which costs more than anybody without a link may ask for.
    if (!(await isResetToken(db, token))) throw expired();
    refuseCommonPassword(password);
    const passwordHash = await hashPassword(password, network);
    const device = await db.transaction(async (tx) => {
      const member = await finishPasswordReset(tx, token, passwordHash);
      if (member === undefined) throw expired();
      // Whoever knew the old password is signed out with everybody else.
      await sessions.end(tx, member, 'all');
      await forgetDevices(tx, member, 'all');
      // Who has the mail has the address.
      await confirmEmail(tx, member);
      await logSecurity(tx, { event: 'password-reset', member, device: visitor });
      return rememberDevice(tx, random, { member, session: null, token: visitor.deviceToken() });
    });
    // Nobody's failures elsewhere keep the member from signing in with the new password.
    visitor.keepDeviceToken(device);
    return { message: 'Your password was changed. Please sign in with the new one.' };
  });
