import { readFileSync } from 'node:fs';

const FILE = new URL('../../../deploy/roles.sql', import.meta.url);

export const LOGIN_PASSWORD = 'secret';

type DeployedLogin = 'server_owner' | 'server_app' | 'server_draw' | 'server_signer';

/** Returns `deploy/roles.sql` for the connection's database, without psql syntax. */
export function rolesScript(database: string): string {
  return readFileSync(FILE, 'utf8')
    .replaceAll(/^\\.*$/gm, '')
    .replaceAll(/:'\w+_password'/g, `'${LOGIN_PASSWORD}'`)
    .replaceAll(':"DBNAME"', `"${database}"`);
}

export const asLogin = (url: string, login: DeployedLogin): string =>
  Object.assign(new URL(url), { username: login, password: LOGIN_PASSWORD }).href;
