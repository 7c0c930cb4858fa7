import { SHORTEST_SECRET } from '@platform/rules/fields';
import type { Problems } from '../../internal/useDraft';
import { codeProblem } from '../codeField/codeProblem';

export type OtpAction = 'Enable' | 'Disable' | 'Renew' | 'Confirm';

export interface OtpDraft {
  otp: string;
  /** Purpose of the code, an `OtpAction`. Any other value, such as one from a URL, is invalid. */
  action: string;
  /** Secret key of the authenticator app to enable; otherwise empty. */
  secret: string;
  /** Password, required because an intruder may have taken over an open session. */
  password: string;
}

const ACTIONS: readonly string[] = ['Enable', 'Disable', 'Renew', 'Confirm'] satisfies OtpAction[];

export const isOtpAction = (action: string): action is OtpAction => ACTIONS.includes(action);

export const takesRecoveryCode = (action: OtpAction): boolean => action === 'Disable';

export function otpProblems({
  otp,
  action,
  secret,
}: Omit<OtpDraft, 'password'>): Problems<OtpDraft> {
  const problem = codeProblem(otp, false);
  const needsSecret = action === 'Enable' || secret !== '';
  return {
    ...(!isOtpAction(action) && { action: { code: 'invalidAuthType' } }),
    ...(needsSecret && secret.length < SHORTEST_SECRET && { secret: { code: 'shortSecret' } }),
    ...(problem && { otp: problem }),
  };
}
