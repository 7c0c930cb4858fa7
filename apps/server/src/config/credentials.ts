import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a setting that is both a variable and a credential. */
export class CredentialError extends Error {
  override readonly name = 'CredentialError';
}

/**
 * Returns a copy of the environment with the credentials of the systemd unit: files named like
 * settings, such as JWT_SECRET. `process.env` does not contain them, and other users cannot read the
 * files.
 *
 * @throws CredentialError if a setting is both a variable and a credential
 */
export function withCredentials(environment: Environment): Environment {
  const folder = environment['CREDENTIALS_DIRECTORY'];
  if (folder === undefined) return environment;
  const names = readdirSync(folder).filter((name) => /^[A-Z][A-Z\d_]*$/.test(name));
  const twice = names.find((name) => environment[name]);
  if (twice !== undefined) {
    throw new CredentialError(
      `${twice} is a credential and a variable of the environment. Remove the variable.`,
    );
  }
  const read = names.map(
    (name) => [name, readFileSync(join(folder, name), 'utf8').trim()] as const,
  );
  return { ...environment, ...Object.fromEntries(read) };
}
