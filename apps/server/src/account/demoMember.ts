import type { MicroUsdt } from '@platform/rules/money';
import type { Database } from '../db/database';
import type { Random } from '../ports/random';
import { confirmEmail } from './emailConfirmation';
import { findCredentials, registerMember, setPassword } from './members';
import { hashPassword, passwordMatches } from './passwords';

export const DEMO_CODE = 'demo';
const DEMO_EMAIL = 'demo@demo.localhost';

/** Creates the demo member. Use this function only for a private database. */
export async function ensureDemoMember(
  db: Database,
  random: Random,
  password: string,
  grant: MicroUsdt,
): Promise<void> {
  const found = await findCredentials(db, DEMO_CODE);
  if (found !== undefined) await confirmEmail(db, found.id);
  if (found !== undefined && (await passwordMatches(found.passwordHash, password))) return;
  const passwordHash = await hashPassword(password);
  if (found !== undefined) return setPassword(db, found.id, passwordHash);
  const registration = {
    inviteCode: '',
    name: 'Demo',
    email: DEMO_EMAIL,
    phone: '+910000000000',
    passwordHash,
    language: 'en',
  };
  await db.transaction(async (tx) => {
    const registered = await registerMember(tx, random, registration, grant, DEMO_CODE);
    // The demo address has no mailbox, so confirm it here.
    if (registered.outcome === 'registered') await confirmEmail(tx, registered.member.id);
  });
}
