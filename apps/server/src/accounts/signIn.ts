import type { Queryable } from '../db/database';
import { findCredentials, type Credentials } from './members';
import { passwordMatches } from './passwords';

/**
 * The member whose e-mail address or code and password these are. An unknown name and a wrong
 * password are answered alike, after the same work.
 */
export async function signIn(
  db: Queryable,
  emailOrCode: string,
  password: string,
): Promise<Credentials | undefined> {
  const found = await findCredentials(db, emailOrCode);
  return (await passwordMatches(found?.passwordHash, password)) ? found : undefined;
}
