import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import type { ServerAccess } from '@platform/tokens';
import { personalToken } from './signIn.ts';

/**
 * Returns the URL and the token of the server. The URL is `given` or localhost. The token is
 * `STAFF_TOKEN` or, for a local server, the token in its data folder. Without a token, a person
 * signs in with a code.
 */
export function accessTo(
  given: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
  say: (text: string) => void,
): ServerAccess {
  const address = (given ?? `http://localhost:${environment['PORT'] || '4000'}`).replace(/\/$/, '');
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new InputError(
      `--server '${address}': enter an address such as https://play.example.com.`,
    );
  }
  const isHere = LOCAL.test(new URL(address).hostname);
  const token =
    environment['STAFF_TOKEN'] ||
    (isHere ? keptToken(environment['DATA_DIR'] || '.data', root) : undefined);
  if (token === undefined) return { address, token: personalToken(address, { environment, say }) };
  if (!/^[\x20-\x7e]+$/.test(token)) {
    throw new InputError('The token contains invalid characters. Copy it again.');
  }
  return { address, token };
}

/** Hosts of this machine, the only ones that receive the token of the local server. */
const LOCAL = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function keptToken(dataDir: string, root: string): string | undefined {
  const file = join(dataDir.startsWith('/') ? '' : root, dataDir, 'staff.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { token: string }).token;
}
