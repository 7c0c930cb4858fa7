import { PASSWORD_REQUIRED } from '@platform/api/contract';
import { isFresh, noteProof } from '../../../account/freshness';
import { holdMember } from '../../../account/guards';
import { holdPassword } from '../../../account/members';
import type { Tx } from '../../../db/database';
import type { Caller } from '../../../http/endpoint';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../shared/services';
import { withCode } from '../twoFactor/secondFactor';
import { confirmPassword, wrongPassword } from './confirmPassword';
import { logWrongTry } from './wrongTries';

export interface Proof {
  /** Password; '' if the request has none. */
  password: string;
  /**
   * Code from the authenticator app; '' if the request has none. Undefined if the call itself
   * checks a code.
   */
  code?: string | undefined;
}

export const passwordRequired = (proof: 'password' | 'code') =>
  new Refusal(422, PASSWORD_REQUIRED, { proof });

/** Locks the member in the transaction of the action, and checks that the proof still holds. */
export type HoldProof = (tx: Tx) => Promise<void>;

/**
 * Requires a fresh session, or the password and the code in the request. A proof makes
 * the session fresh. A given password is always checked.
 */
export async function requireProof(
  services: Services,
  caller: Caller,
  { password, code }: Proof,
): Promise<HoldProof> {
  const { db, twoFactor } = services;
  const { member, session } = caller;
  const needsCode = code !== undefined && (await twoFactor.isEnabled(db, member));
  const required = () => passwordRequired(needsCode ? 'code' : 'password');
  if (password === '') {
    if (!(await isFresh(db, session))) throw required();
    return async (tx) => {
      await holdMember(tx, member);
      // If the password was changed in the meantime, the session has ended.
      if (!(await isFresh(tx, session))) throw required();
    };
  }
  if (needsCode && code === '') throw required();
  const hash = await confirmPassword(services, caller, password);
  if (code !== undefined) {
    const onWrong = () => logWrongTry(db, 'code-wrong', caller);
    await withCode(services, { member, code, onWrong }, (takeCode) =>
      db.transaction(async (tx) => {
        await takeCode(tx);
        await noteProof(tx, session);
      }),
    );
  } else if (!(await twoFactor.isEnabled(db, member))) {
    await noteProof(db, session);
  }
  return async (tx) => {
    if (!(await holdPassword(tx, member, hash))) throw wrongPassword();
  };
}
