import { TWO_FACTOR_REQUIRED, WRONG_OTP } from '@platform/api/contract';
import { otpOf, type Guessable } from '../../../account/attempts';
import { holdMember } from '../../../account/guards';
import type { Tx } from '../../../db/database';
import { Refusal } from '../../../http/refusal';
import type { AnyVerification } from '../../../account/twoFactor/twoFactor';
import type { Services } from '../../shared/services';

export const codeRequired = (status: 401 | 422 = 422) => new Refusal(status, TWO_FACTOR_REQUIRED);

export const wrongCode = (status: 401 | 422 = 422) =>
  new Refusal(status, WRONG_OTP, { purpose: 'confirm' });

export const isWrongCode = (error: unknown): boolean =>
  error instanceof Refusal && error.code === WRONG_OTP;

export interface CodeCheck {
  member: bigint;
  /** Code from the member; '' if there is none. */
  code: string;
  /** Counters of guesses. @default the counter of a signed-in member */
  guesses?: readonly Guessable[];
  recovery?: boolean;
  status?: 401 | 422;
  /** Logs a wrong code, outside the transaction that is rolled back. */
  onWrong: () => Promise<void>;
}

/**
 * Runs an action that requires a code. Counts guesses outside the action's transaction, so that a
 * rollback keeps the count.
 *
 * @param run action; it must call `takeCode` first in its transaction
 */
export async function withCode<Result>(
  { db, twoFactor, attempts }: Services,
  { member, code, guesses = [otpOf(member)], recovery = false, status = 422, onWrong }: CodeCheck,
  run: (takeCode: (tx: Tx) => Promise<AnyVerification>) => Promise<Result>,
): Promise<Result> {
  const counted = (await twoFactor.isEnabled(db, member)) ? guesses : [];
  if (counted.length > 0 && code === '') throw codeRequired(status);
  for (const guess of counted) await attempts.claim(guess);
  const takeCode = async (tx: Tx) => {
    await holdMember(tx, member);
    const verification = recovery
      ? await twoFactor.verifyAny(tx, member, code)
      : await twoFactor.verifyTotp(tx, member, code);
    // The member may have enabled two-factor authentication in the meantime.
    if (verification === 'wrong') throw code === '' ? codeRequired(status) : wrongCode(status);
    return verification;
  };
  try {
    const result = await run(takeCode);
    for (const guess of counted) await attempts.succeed(guess);
    return result;
  } catch (error) {
    if (isWrongCode(error)) await onWrong();
    throw error;
  }
}
