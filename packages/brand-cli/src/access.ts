import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import type { ServerAccess } from '@platform/tokens';

/** Where the server is, and its token: as given, as the settings say, or as a server here made it. */
export function accessTo(
  given: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): ServerAccess {
  const address = (given ?? `http://localhost:${environment['PORT'] || '4000'}`).replace(/\/$/, '');
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new InputError(`--server '${address}': it is like https://play.example.com.`);
  }
  const token = environment['BRANDS_TOKEN'] || keptToken(environment['DATA_DIR'] || '.data', root);
  if (token !== undefined) return { address, token };
  throw new InputError(
    'Set BRANDS_TOKEN to the token of the server: it prints the token when it starts, or has it from its own BRANDS_TOKEN.',
  );
}

/** The token that a server on this machine made. */
function keptToken(dataDir: string, root: string): string | undefined {
  const file = join(dataDir.startsWith('/') ? '' : root, dataDir, 'operator.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { brandsToken: string }).brandsToken;
}
