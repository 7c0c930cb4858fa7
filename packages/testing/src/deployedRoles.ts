import { readFileSync } from 'node:fs';

const FILE = new URL('../../../deploy/roles.sql', import.meta.url);

/** Password of every login that the tests create. */
export const LOGIN_PASSWORD = 'secret';

/** A login that `deploy/roles.sql` creates. */
export type DeployedLogin = 'server_owner' | 'server_app' | 'server_draw';

/**
 * Returns `deploy/roles.sql` as plain SQL, for a connection that is not psql.
 *
 * @param database the name of the database that the connection is to
 */
export function rolesScript(database: string): string {
  return readFileSync(FILE, 'utf8')
    .replaceAll(/^\\.*$/gm, '')
    .replaceAll(/:'\w+_password'/g, `'${LOGIN_PASSWORD}'`)
    .replaceAll(':"DBNAME"', `"${database}"`);
}

/** Returns the address of a database with another login. */
export const asLogin = (url: string, login: DeployedLogin): string =>
  Object.assign(new URL(url), { username: login, password: LOGIN_PASSWORD }).href;
