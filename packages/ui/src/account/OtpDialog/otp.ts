import { SHORTEST_SECRET } from '@platform/rules/fields';
import type { Problems } from '../../internal/useDraft';
import { codeProblem } from '../codeField/codeProblem';

/** What a code of the authenticator app can be asked for. */
export type OtpAction = 'Enable' | 'Disable' | 'Renew';

/** A code of the authenticator app, and what it is for. */
export interface OtpDraft {
  otp: string;
  /** An `OtpAction`; whatever else an address may say is told as a problem. */
  action: string;
  /** The secret that is enabled; empty otherwise. */
  secret: string;
  /** The password of the account: an open session alone must not change what guards it. */
  password: string;
}

const ACTIONS: readonly string[] = ['Enable', 'Disable', 'Renew'] satisfies OtpAction[];

export const isOtpAction = (action: string): action is OtpAction => ACTIONS.includes(action);

/** Whether a recovery code counts, too: who has lost the app can turn it off, and nothing else. */
export const takesRecoveryCode = (action: OtpAction): boolean => action === 'Disable';

/** What can be told of a code before asking the server (the specification, section 5). */
export function otpProblems({
  otp,
  action,
  secret,
}: Omit<OtpDraft, 'password'>): Problems<OtpDraft> {
  // The secret is not sent again to disable it: only enabling needs one.
  const problem = codeProblem(otp, false);
  const needsSecret = action === 'Enable' || secret !== '';
  return {
    ...(!isOtpAction(action) && { action: { code: 'invalidAuthType' } }),
    ...(needsSecret && secret.length < SHORTEST_SECRET && { secret: { code: 'shortSecret' } }),
    ...(problem && { otp: problem }),
  };
}
