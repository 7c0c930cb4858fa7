import { renewRecoveryCodes } from '@platform/api/contract';
import { otpOf } from '../accounts/attempts';
import { holdPassword } from '../accounts/members';
import { done } from '../http/done';
import { memberEndpoint } from '../http/endpoint';
import { changeAccount } from './accountChange';
import { codeRefusal } from './authOtp';
import { confirmPassword, wrongPassword } from './confirmPassword';
import type { Services } from './services';

export const renewRecoveryCodesEndpoint = (services: Services) =>
  memberEndpoint(renewRecoveryCodes, async ({ authotp, password }, caller) => {
    const { twoFactor, attempts } = services;
    const { member } = caller;
    const hash = await confirmPassword(services, member, password);
    await attempts.claim(otpOf(member));
    let codes: string[] = [];
    await changeAccount(services, caller, async (tx) => {
      if (!(await holdPassword(tx, member, hash))) throw wrongPassword();
      // A code of the app: who has only found a list of recovery codes gets no other.
      const outcome = await twoFactor.verifyTotp(tx, member, authotp);
      if (outcome !== 'right') throw codeRefusal(outcome);
      codes = await twoFactor.renewRecoveryCodes(tx, member);
      return { change: 'recovery-codes-renewed', member };
    });
    await attempts.succeed(otpOf(member));
    return { ...done('RECOVERY_CODES_RENEWED'), recovery_codes: codes };
  });
