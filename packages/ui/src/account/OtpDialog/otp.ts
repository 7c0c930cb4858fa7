import { SHORTEST_SECRET } from '@platform/rules/fields';
import type { Problems } from '../../internal/useDraft';
import { codeProblem } from '../codeField/codeProblem';

/** Purposes of a code of the authenticator app. */
export type OtpAction = 'Enable' | 'Disable' | 'Renew';

/** Code of the authenticator app, with its purpose. */
export interface OtpDraft {
  otp: string;
  /** An `OtpAction`. Any other value, such as one from an address, is a problem. */
  action: string;
  /** Secret to enable; otherwise empty. */
  secret: string;
  /** Password of the account, so that an open session alone cannot change its protection. */
  password: string;
}

const ACTIONS: readonly string[] = ['Enable', 'Disable', 'Renew'] satisfies OtpAction[];

export const isOtpAction = (action: string): action is OtpAction => ACTIONS.includes(action);

/**
 * Returns true if a recovery code is accepted, too: only to disable two-factor authentication
 * without the app.
 */
export const takesRecoveryCode = (action: OtpAction): boolean => action === 'Disable';

/** Returns the problems with a code before it is sent (the specification, section 5). */
export function otpProblems({
  otp,
  action,
  secret,
}: Omit<OtpDraft, 'password'>): Problems<OtpDraft> {
  // Only enabling needs the secret.
  const problem = codeProblem(otp, false);
  const needsSecret = action === 'Enable' || secret !== '';
  return {
    ...(!isOtpAction(action) && { action: { code: 'invalidAuthType' } }),
    ...(needsSecret && secret.length < SHORTEST_SECRET && { secret: { code: 'shortSecret' } }),
    ...(problem && { otp: problem }),
  };
}
