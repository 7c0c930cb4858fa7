import { signInCodeFrom, signInCodeOf, signInCodeWith } from '../../../account/attempts';
import { knownDevice } from '../../../account/knownDevices';
import { logSecurity } from '../../../account/securityLog';
import { networkOf } from '../../../http/network';
import type { Visitor } from '../../../http/visitor';
import { changeAccount } from '../accountChange';
import { withCode } from '../twoFactor/secondFactor';
import type { Services } from '../../shared/services';

/**
 * Verifies the second factor after the password: a code from the app or a recovery code, which is
 * used up. The member gets an email about a used recovery code.
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
