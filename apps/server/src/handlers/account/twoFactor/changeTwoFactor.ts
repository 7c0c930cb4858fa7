import { otpOf } from '../../../account/attempts';
import type { Change } from '../../../account/changes';
import { noteProof } from '../../../account/freshness';
import type { Tx } from '../../../db/database';
import type { Caller } from '../../../http/endpoint';
import { changeAccount } from '../accountChange';
import { endOtherSessions } from '../otherSessions';
import { requireProof } from '../passwords/proof';
import { isWrongCode } from './secondFactor';
import type { Services } from '../../shared/services';
import { logWrongTry } from '../passwords/wrongTries';

/**
 * Requires the password unless the session is fresh, and counts as an attempt to guess a code.
 *
 * @param make makes the change and returns the recovery codes to show; throws if the code is
 * refused
 */
export async function changeTwoFactor(
  services: Services,
  caller: Caller,
  password: string,
  make: (tx: Tx) => Promise<{ change: Change; codes: string[] }>,
): Promise<string[]> {
  const { db, attempts } = services;
  const { member } = caller;
  const holdProof = await requireProof(services, caller, { password });
  await attempts.claim(otpOf(member));
  let codes: string[] = [];
  try {
    await changeAccount(services, caller, async (tx) => {
      await holdProof(tx);
      const made = await make(tx);
      codes = made.codes;
      await endOtherSessions(tx, services, caller);
      if (password !== '') await noteProof(tx, caller.session);
      return { change: made.change, member };
    });
  } catch (error) {
    if (isWrongCode(error)) await logWrongTry(db, 'code-wrong', caller);
    throw error;
  }
  await attempts.succeed(otpOf(member));
  return codes;
}
