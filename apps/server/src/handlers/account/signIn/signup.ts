import { signup } from '@platform/api/contract';
import { startEmailConfirmation } from '../../../account/emailConfirmation';
import { registerMember, registrationProblem } from '../../../account/members';
import { hashPassword } from '../../../account/passwords';
import { signUpsFrom } from '../../../account/quotas';
import { publicEndpoint } from '../../../http/endpoint';
import { networkOf } from '../../../http/network';
import { done } from '../../../http/done';
import { Refusal } from '../../../http/refusal';
import { refuseCommonPassword } from '../passwords/newPassword';
import { sendConfirmationMail } from '../sendConfirmationMail';
import type { Services } from '../../shared/services';
import { startSession } from './startSession';

const REFUSALS = {
  'email-taken': 'EMAIL_TAKEN',
  'unknown-sponsor': 'UNKNOWN_SPONSOR',
} as const;

export const signupEndpoint = (services: Services) =>
  publicEndpoint(
    signup,
    async ({ invite_code: inviteCode, name, email, phone, password }, visitor) => {
      const { db, random, attempts, exclusions, grant, formRate } = services;
      const network = networkOf(visitor.address);
      await attempts.use(signUpsFrom(network, formRate));
      refuseCommonPassword(password, visitor);
      const problem = await registrationProblem(db, { inviteCode, email });
      if (problem !== undefined) throw new Refusal(409, REFUSALS[problem]);
      // Checked second, so that the reply for a registered address reveals no self-exclusion.
      if (await exclusions.include(db, { email, phone })) {
        throw new Refusal(403, 'REGISTRATION_REFUSED');
      }
      // Hashing is slow, so it runs before the transaction.
      const passwordHash = await hashPassword(password, network);
      const registration = {
        inviteCode,
        name,
        email,
        phone,
        passwordHash,
        language: visitor.language ?? 'en',
      };
      const { registered, confirmation } = await db.transaction(async (tx) => {
        const registered = await registerMember(tx, random, registration, grant);
        // A concurrent registration may have come first.
        if (registered.outcome !== 'registered')
          throw new Refusal(409, REFUSALS[registered.outcome]);
        const confirmation = await startEmailConfirmation(tx, random, registered.member.id);
        return { registered, confirmation };
      });
      sendConfirmationMail(services, confirmation, visitor);
      const { id, code } = registered.member;
      return {
        ...done('SIGNED_UP'),
        resultmessage: done('WELCOME', { code }).message,
        token: await startSession(services, id, passwordHash, visitor, 'signed-up'),
        data: { user: { id: String(id), code, name } },
      };
    },
  );
