import { randomBytes } from 'node:crypto';
import type { MicroUsdt } from '@platform/rules/money';
import { profileOf, registerMember } from '../account/members';
import type { Database } from '../db/database';
import { systemRandom } from '../ports/random';

/**
 * Registers a member with this balance and returns the id. The member has no password for signing
 * in.
 *
 * @param sponsor id of the referring member
 */
export async function memberWith(
  db: Database,
  balance: MicroUsdt,
  sponsor?: bigint,
): Promise<bigint> {
  const inviteCode = sponsor === undefined ? '' : (await profileOf(db, sponsor)).code;
  const registration = {
    inviteCode,
    name: 'Test',
    email: `${randomBytes(8).toString('hex')}@test.localhost`,
    phone: '+910000000000',
    passwordHash: '',
    language: 'en',
  };
  const registered = await db.transaction((tx) =>
    registerMember(tx, systemRandom, registration, balance),
  );
  if (registered.outcome !== 'registered') throw new Error(registered.outcome);
  return registered.member.id;
}

export const membersWith = (db: Database, count: number, balance: MicroUsdt): Promise<bigint[]> =>
  Promise.all(Array.from({ length: count }, () => memberWith(db, balance)));
