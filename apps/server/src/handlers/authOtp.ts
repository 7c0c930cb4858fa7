import { authOtp, TWO_FACTOR_DONE, TWO_FACTOR_FAILED } from '@platform/api/contract';
import { otpOf } from '../accounts/attempts';
import { memberEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

/** For programs: why it failed, where the member reads one sentence for all. */
const REASONS = {
  wrong: 'WRONG_OTP',
  'already-enabled': 'TWO_FACTOR_ENABLED',
  'not-enabled': 'TWO_FACTOR_DISABLED',
} as const;

export const authOtpEndpoint = ({ db, twoFactor, attempts }: Services) =>
  memberEndpoint(authOtp, async ({ authotp, authtype, authkey }, { member }) => {
    await attempts.claim(otpOf(member));
    const outcome = await db.transaction((tx) =>
      authtype === 'Enable'
        ? twoFactor.enable(tx, member, authkey, authotp)
        : twoFactor.disable(tx, member, authotp),
    );
    if (outcome !== 'enabled' && outcome !== 'right') {
      throw new Refusal(422, TWO_FACTOR_FAILED, REASONS[outcome]);
    }
    await attempts.succeed(otpOf(member));
    return { message: TWO_FACTOR_DONE[authtype] };
  });
