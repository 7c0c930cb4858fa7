import type { MicroUsdt } from '@platform/rules/money';
import type { Database } from '../db/database';
import type { Random } from '../ports/random';
import { findCredentials, registerMember, setPassword } from './members';
import { hashPassword, passwordMatches } from './passwords';

/** The member everybody may try the platform with. */
export const DEMO_CODE = 'demo';
const DEMO_EMAIL = 'demo@demo.localhost';

/** Makes sure the demo member exists and has this password. Only for a database of one's own. */
export async function ensureDemoMember(
  db: Database,
  random: Random,
  password: string,
  grant: MicroUsdt,
): Promise<void> {
  const found = await findCredentials(db, DEMO_CODE);
  if (found !== undefined && (await passwordMatches(found.passwordHash, password))) return;
  const passwordHash = await hashPassword(password);
  if (found !== undefined) return setPassword(db, found.id, passwordHash);
  const registration = {
    inviteCode: '',
    name: 'Demo',
    email: DEMO_EMAIL,
    phone: '+910000000000',
    passwordHash,
  };
  await db.transaction((tx) => registerMember(tx, random, registration, grant, DEMO_CODE));
}
