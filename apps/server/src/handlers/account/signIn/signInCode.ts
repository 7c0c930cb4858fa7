import { signInCodeFrom, signInCodeOf, signInCodeWith } from '../../../account/attempts';
import { knownDevice } from '../../../account/knownDevices';
import { logSecurity } from '../../../account/securityLog';
import { networkOf } from '../../../http/network';
import type { Visitor } from '../../../http/visitor';
import { changeAccount } from '../accountChange';
import { withCode } from '../twoFactor/secondFactor';
import type { Services } from '../../shared/services';

/**
 * The second step of a sign-in, once the password was right: uses up the code of a member with
 * two-factor authentication, or one of their recovery codes, which they are told of by mail. No other
 * member is asked for one.
 *
 * @param code '' where none was given
 * @throws Refusal 401 when the code is missing or wrong: then there is no session
 */
export async function takeSignInCode(
  services: Services,
  visitor: Visitor,
  member: bigint,
  code: string,
): Promise<void> {
  const { db } = services;
  const device = await knownDevice(db, member, visitor.deviceToken());
  const guesses =
    device === undefined
      ? [signInCodeFrom(networkOf(visitor.address), member), signInCodeOf(member)]
      : [signInCodeWith(device, member)];
  const detail = { reason: 'code' };
  const onWrong = () =>
    logSecurity(db, { event: 'sign-in-failed', member, device: visitor, detail });
  const check = { member, code, guesses, recovery: true, status: 401, onWrong } as const;
  await withCode(services, check, (takeCode) =>
    changeAccount(services, visitor, async (tx) =>
      (await takeCode(tx)) === 'recovered' ? { change: 'recovery-code-used', member } : undefined,
    ),
  );
}
