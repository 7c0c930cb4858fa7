import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/** The server of this checkout. */
const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that stay where npm put them, as in the server's own bundle. */
async function installed(server: string): Promise<string[]> {
  const manifest = await readFile(join(server, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@platform/'));
}

/**
 * Bundles a program that runs the server into one file, which starts several times as fast as the
 * sources.
 *
 * @param program its path below the folder of the server
 * @param server the folder of the server
 * @returns the path of the bundle
 */
export async function bundleServer(program: string, server = SERVER): Promise<string> {
  const name = basename(program, '.ts');
  // As deep as the sources, so that paths to the repository hold; ignored by git.
  const folder = join(server, '.cache');
  await build({
    ...{ config: false, silent: true, format: 'esm', target: 'node20', platform: 'node' },
    entry: { [name]: join(server, program) },
    outDir: folder,
    noExternal: [/^@platform\//],
    external: await installed(server),
  });
  // The migrations and privileges, beside the bundle as beside the sources.
  const isSql = (path: string) => !path.endsWith('.ts');
  await cp(join(server, 'src/db'), join(folder, 'db'), { recursive: true, filter: isSql });
  return join(folder, `${name}.js`);
}

/** Bundles the server with rounds of three seconds; answers the path of the bundle. */
export const bundleFastServer = (server?: string): Promise<string> =>
  bundleServer('src/testing/fastServer.ts', server);
