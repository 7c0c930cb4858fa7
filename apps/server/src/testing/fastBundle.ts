import { cp, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { MIGRATIONS_DIR, PRIVILEGES_FILE } from '../config';

/** As deep as the sources, so that paths to the repository hold; ignored by git. */
const FOLDER = fileURLToPath(new URL('../../.cache', import.meta.url));

/** The packages that stay where npm put them, as in the server's own bundle. */
async function installed(): Promise<string[]> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@platform/'));
}

/**
 * Bundles a program that runs the server into one file, which starts several times as fast as the
 * sources.
 *
 * @returns the path of the bundle
 */
export async function bundleServer(program: URL): Promise<string> {
  const name = basename(program.pathname, '.ts');
  await build({
    ...{ config: false, silent: true, format: 'esm', target: 'node20', platform: 'node' },
    entry: { [name]: fileURLToPath(program) },
    outDir: FOLDER,
    noExternal: [/^@platform\//],
    external: await installed(),
  });
  await cp(MIGRATIONS_DIR, `${FOLDER}/db/migrations`, { recursive: true });
  await cp(PRIVILEGES_FILE, `${FOLDER}/db/privileges.sql`);
  return `${FOLDER}/${name}.js`;
}

/** Bundles the server with rounds of three seconds; answers the path of the bundle. */
export const bundleFastServer = (): Promise<string> =>
  bundleServer(new URL('./fastServer.ts', import.meta.url));
