import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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
 * sources. It finds migrations and packages where the sources find them.
 *
 * @param program its path below the folder of the server
 * @param server the folder of the server
 * @returns the path of the bundle
 */
export async function bundleServer(program: string, server = SERVER): Promise<string> {
  const name = basename(program, '.ts');
  // Below the server, so that imports of packages resolve; ignored by git.
  const folder = join(server, '.cache');
  const draft = `${name}.${randomUUID()}`;
  await build({
    config: false,
    silent: true,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    entry: { [draft]: join(server, program) },
    outDir: folder,
    splitting: false,
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(server, 'src/run.ts')).href) },
    noExternal: [/^@platform\//],
    external: await installed(server),
  });
  // Other tests may be starting the same bundle: they get the old file or the new one, both whole.
  const bundle = join(folder, `${name}.js`);
  await rename(join(folder, `${draft}.js`), bundle);
  return bundle;
}

/** Bundles the server with rounds of three seconds; answers the path of the bundle. */
export const bundleFastServer = (server?: string): Promise<string> =>
  bundleServer('src/testing/fastServer.ts', server);
