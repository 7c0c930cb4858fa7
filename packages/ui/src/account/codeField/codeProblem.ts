import { OTP_SHAPE, RECOVERY_CODE_SHAPE, type Problem } from '@platform/rules/fields';

export const codeProblem = (code: string, recovery: boolean): Problem | undefined => {
  if (recovery) return RECOVERY_CODE_SHAPE.test(code) ? undefined : { code: 'invalidRecoveryCode' };
  return OTP_SHAPE.test(code) ? undefined : { code: 'invalidOtp' };
};
