import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../deploy/', import.meta.url);

export const LOGIN_PASSWORD = 'secret';

type DeployedLogin = 'server_owner' | 'server_app' | 'server_draw' | 'server_signer';

/**
 * Returns a script of `deploy` without psql syntax.
 *
 * @param variables values of its psql variables, quoted for an identifier or a literal
 */
export const deployedScript = (
  file: string,
  variables: Readonly<Record<string, string>> = {},
): string =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .replaceAll(/^\\.*$/gm, '')
    .replaceAll(/:(['"])(\w+)\1/g, (_, quote: string, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`${file} has no value for ${name}.`);
      return `${quote}${value}${quote}`;
    });

/** Returns `deploy/roles.sql` for the connection's database. */
export const rolesScript = (database: string): string =>
  deployedScript('roles.sql', {
    DBNAME: database,
    owner_password: LOGIN_PASSWORD,
    app_password: LOGIN_PASSWORD,
    draw_password: LOGIN_PASSWORD,
    signer_password: LOGIN_PASSWORD,
  });

export const asLogin = (url: string, login: DeployedLogin): string =>
  Object.assign(new URL(url), { username: login, password: LOGIN_PASSWORD }).href;
