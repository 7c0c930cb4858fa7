import { readFileSync } from 'node:fs';

const FILE = new URL('../../../deploy/roles.sql', import.meta.url);

/** Password of every login role that the tests create. */
export const LOGIN_PASSWORD = 'secret';

/** Login role that `deploy/roles.sql` creates. */
export type DeployedLogin = 'server_owner' | 'server_app' | 'server_draw';

/**
 * Returns `deploy/roles.sql` without psql syntax, for other clients.
 *
 * @param database name of the connection's database
 */
export function rolesScript(database: string): string {
  return readFileSync(FILE, 'utf8')
    .replaceAll(/^\\.*$/gm, '')
    .replaceAll(/:'\w+_password'/g, `'${LOGIN_PASSWORD}'`)
    .replaceAll(':"DBNAME"', `"${database}"`);
}

/** Replaces the login in a database URL. */
export const asLogin = (url: string, login: DeployedLogin): string =>
  Object.assign(new URL(url), { username: login, password: LOGIN_PASSWORD }).href;
