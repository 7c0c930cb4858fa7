import { authOtp, SECRET_EXPIRED, TWO_FACTOR_DONE, WRONG_OTP } from '@platform/api/contract';
import { otpOf } from '../accounts/attempts';
import { holdPassword } from '../accounts/members';
import { logSecurity } from '../accounts/securityLog';
import { memberEndpoint } from '../http/endpoint';
import { done } from '../http/done';
import { Refusal } from '../http/refusal';
import { changeAccount } from './accountChange';
import { confirmPassword, wrongPassword } from './confirmPassword';
import type { Services } from './services';

/** For programs: why it failed, where the member reads one sentence for all. */
const REASONS = {
  wrong: WRONG_OTP,
  'already-enabled': 'TWO_FACTOR_ENABLED',
  'not-enabled': 'TWO_FACTOR_DISABLED',
} as const;

/** Why a code that switches two-factor authentication, or renews recovery codes, was refused. */
export const codeRefusal = (outcome: keyof typeof REASONS | 'expired') =>
  outcome === 'expired'
    ? new Refusal(422, SECRET_EXPIRED)
    : new Refusal(422, REASONS[outcome], { purpose: 'switch' });

export const authOtpEndpoint = (services: Services) =>
  memberEndpoint(authOtp, async ({ authotp, authtype, authkey, password }, caller) => {
    const { twoFactor, attempts } = services;
    const { member } = caller;
    const hash = await confirmPassword(services, member, password);
    await attempts.claim(otpOf(member));
    let codes: string[] = [];
    await changeAccount(services, caller, async (tx) => {
      if (!(await holdPassword(tx, member, hash))) throw wrongPassword();
      const outcome =
        authtype === 'Enable'
          ? await twoFactor.enable(tx, member, authkey, authotp)
          : await twoFactor.disable(tx, member, authotp);
      if (outcome !== 'enabled' && outcome !== 'right' && outcome !== 'recovered') {
        throw codeRefusal(outcome);
      }
      if (outcome === 'enabled') codes = await twoFactor.renewRecoveryCodes(tx, member);
      if (outcome === 'recovered') {
        await logSecurity(tx, { event: 'recovery-code-used', member, device: caller });
      }
      const change = authtype === 'Enable' ? 'two-factor-enabled' : 'two-factor-disabled';
      return { change, member };
    });
    await attempts.succeed(otpOf(member));
    const code = authtype === 'Enable' ? 'TWO_FACTOR_ENABLED' : 'TWO_FACTOR_DISABLED';
    return { ...done(code), message: TWO_FACTOR_DONE[authtype], recovery_codes: codes };
  });
