import { signup } from '@platform/api/contract';
import { registerMember } from '../accounts/members';
import { hashPassword } from '../accounts/passwords';
import { publicEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Services } from './services';

const REFUSALS = {
  'email-taken': 'This email address is already registered. Please sign in instead.',
  'unknown-sponsor':
    'There is no member with this sponsor code. Please check it, or leave it empty.',
} as const;

export const signupEndpoint = ({ db, random, sessions, grant }: Services) =>
  publicEndpoint(
    signup,
    async ({ invite_code: inviteCode, name, email, phone, password }, visitor) => {
      // Before the transaction: hashing takes longer than everything in it.
      const passwordHash = await hashPassword(password);
      const registration = { inviteCode, name, email, phone, passwordHash };
      const registered = await db.transaction((tx) =>
        registerMember(tx, random, registration, grant),
      );
      if (registered.outcome !== 'registered') {
        throw new Refusal(409, REFUSALS[registered.outcome]);
      }
      const { id, code } = registered.member;
      return {
        message: 'Registered successfully',
        resultmessage: `Welcome! Your user ID is ${code}.`,
        token: await sessions.open(id, visitor),
        data: { user: { id: String(id), code, name } },
      };
    },
  );
