import { authOtp, SECRET_EXPIRED, TWO_FACTOR_DONE, WRONG_OTP } from '@platform/api/contract';
import { logSecurity } from '../../../account/securityLog';
import { memberEndpoint } from '../../../http/endpoint';
import { done } from '../../../http/done';
import { Refusal } from '../../../http/refusal';
import { changeTwoFactor } from './changeTwoFactor';
import type { Services } from '../../shared/services';

const REASONS = {
  wrong: WRONG_OTP,
  'already-enabled': 'TWO_FACTOR_ENABLED',
  'not-enabled': 'TWO_FACTOR_DISABLED',
} as const;

export const codeRefusal = (outcome: keyof typeof REASONS | 'expired') =>
  outcome === 'expired'
    ? new Refusal(422, SECRET_EXPIRED)
    : new Refusal(422, REASONS[outcome], { purpose: 'switch' });

export const authOtpEndpoint = (services: Services) =>
  memberEndpoint(authOtp, async ({ authotp, authtype, authkey, password }, caller) => {
    const { twoFactor } = services;
    const { member } = caller;
    const codes = await changeTwoFactor(services, caller, password, async (tx) => {
      const outcome =
        authtype === 'Enable'
          ? await twoFactor.enable(tx, member, authkey, authotp)
          : await twoFactor.disable(tx, member, authotp);
      if (outcome === 'enabled') {
        const made = await twoFactor.renewRecoveryCodes(tx, member);
        return { change: 'two-factor-enabled', codes: made };
      }
      if (outcome !== 'right' && outcome !== 'recovered') throw codeRefusal(outcome);
      if (outcome === 'recovered') {
        await logSecurity(tx, { event: 'recovery-code-used', member, device: caller });
      }
      return { change: 'two-factor-disabled', codes: [] };
    });
    const code = authtype === 'Enable' ? 'TWO_FACTOR_ENABLED' : 'TWO_FACTOR_DISABLED';
    return { ...done(code), message: TWO_FACTOR_DONE[authtype], recovery_codes: codes };
  });
