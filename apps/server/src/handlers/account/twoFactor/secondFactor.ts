import { TWO_FACTOR_REQUIRED, WRONG_OTP } from '@platform/api/contract';
import { otpOf, type Guessable } from '../../../account/attempts';
import { holdMember } from '../../../account/guards';
import type { Tx } from '../../../db/database';
import { Refusal } from '../../../http/refusal';
import type { AnyVerification } from '../../../account/twoFactor/twoFactor';
import type { Services } from '../../shared/services';

/** How a call asks for the code that it was not given. */
export const codeRequired = (status: 401 | 422 = 422) => new Refusal(status, TWO_FACTOR_REQUIRED);

export const wrongCode = (status: 401 | 422 = 422) =>
  new Refusal(status, WRONG_OTP, { purpose: 'confirm' });

/** Whether a call was refused for its code. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof Refusal && error.code === WRONG_OTP;

export interface CodeCheck {
  member: bigint;
  /** As the member typed it; '' when there is none. */
  code: string;
  /** What counts the guesses. @default those of a member who is signed in */
  guesses?: readonly Guessable[];
  /**
   * Whether a recovery code counts, too.
   * @default false
   */
  recovery?: boolean;
  /** The status of a refusal. @default 422 */
  status?: 401 | 422;
  /** Writes a wrong code into the security log: outside the transaction, which is rolled back. */
  onWrong: () => Promise<void>;
}

/**
 * Asks for a code where two-factor authentication is on. Guesses are counted outside the transaction
 * in which the code is used up.
 *
 * @param run what needs the code; in its transaction, before all else, it calls what it is given,
 *   which says what the code was
 * @throws Refusal when the code is missing or wrong, or guessed too often
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
    // It may have been enabled a moment ago: then the code is still to be asked for.
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
