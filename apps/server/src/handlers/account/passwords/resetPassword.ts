import { resetPassword } from '@platform/api/contract';
import type { Device } from '../../../account/device';
import { confirmEmail } from '../../../account/emailConfirmation';
import { forgetDevices, rememberDevice } from '../../../account/knownDevices';
import { finishPasswordReset, forgottenHash } from '../../../account/passwordReset';
import { hashPassword, passwordMatches } from '../../../account/passwords';
import { resetsFrom } from '../../../account/quotas';
import { logSecurity } from '../../../account/securityLog';
import { liftStop } from '../../../account/stopLinks';
import type { Tx } from '../../../db/database';
import { returnUnsigned } from '../../../wallet/returns';
import { publicEndpoint } from '../../../http/endpoint';
import { networkOf } from '../../../http/network';
import { done } from '../../../http/done';
import { Refusal } from '../../../http/refusal';
import { changeAccount } from '../accountChange';
import { refuseCommonPassword, samePassword } from './newPassword';
import type { Services } from '../../shared/services';

const expired = () => new Refusal(410, 'RESET_LINK_EXPIRED');

/**
 * Lifts a withdrawal stop, because only the owner of the mailbox can reset the password.
 * Returns pending withdrawals, because another person may have requested them.
 */
async function resumeWithdrawals(tx: Tx, member: bigint, device: Device): Promise<void> {
  if (!(await liftStop(tx, member))) return;
  const returned = await returnUnsigned(tx, member);
  await logSecurity(tx, { event: 'withdrawals-resumed', member, device, detail: { returned } });
}

export const resetPasswordEndpoint = (services: Services) =>
  publicEndpoint(resetPassword, async ({ token, new_password: password }, visitor) => {
    const { db, random, sessions, attempts, formRate } = services;
    const network = networkOf(visitor.address);
    await attempts.use(resetsFrom(network, formRate));
    // Hashing is too expensive for callers without a valid link, so check the token first.
    const forgotten = await forgottenHash(db, token);
    if (forgotten === undefined) throw expired();
    refuseCommonPassword(password, visitor);
    if (await passwordMatches(forgotten, password, network)) throw samePassword();
    const passwordHash = await hashPassword(password, network);
    let device: string | undefined;
    await changeAccount(services, visitor, async (tx) => {
      const member = await finishPasswordReset(tx, token, passwordHash);
      if (member === undefined) throw expired();
      await sessions.end(tx, member, 'all');
      await forgetDevices(tx, member, 'all');
      // The reset link proves that the member receives emails at this address.
      await confirmEmail(tx, member);
      await resumeWithdrawals(tx, member, visitor);
      const browser = { member, session: null, token: visitor.deviceToken() };
      device = await rememberDevice(tx, random, browser);
      return { change: 'password-reset', member };
    });
    // Failed sign-ins elsewhere must not delay a sign-in with the new password.
    if (device !== undefined) visitor.keepDeviceToken(device);
    return done('PASSWORD_RESET');
  });
