import { renewRecoveryCodes } from '@platform/api/contract';
import { done } from '../../../http/done';
import { memberEndpoint } from '../../../http/endpoint';
import { codeRefusal } from './authOtp';
import { changeTwoFactor } from './changeTwoFactor';
import type { Services } from '../../shared/services';

export const renewRecoveryCodesEndpoint = (services: Services) =>
  memberEndpoint(renewRecoveryCodes, async ({ authotp, password }, caller) => {
    const { twoFactor } = services;
    const { member } = caller;
    const codes = await changeTwoFactor(services, caller, password, async (tx) => {
      // Accepts only app codes: a stolen list of recovery codes must not yield new ones.
      const outcome = await twoFactor.verifyTotp(tx, member, authotp);
      if (outcome !== 'right') throw codeRefusal(outcome);
      const made = await twoFactor.renewRecoveryCodes(tx, member);
      return { change: 'recovery-codes-renewed', codes: made };
    });
    return { ...done('RECOVERY_CODES_RENEWED'), recovery_codes: codes };
  });
