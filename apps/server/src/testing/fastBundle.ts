import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the packages that stay outside the bundle, as in the server's own bundle. */
async function installed(server: string): Promise<string[]> {
  const manifest = await readFile(join(server, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@platform/'));
}

const fileIn = (folder: string, name: string) => join(folder, `${name}.js`);

/** Moves a bundle to its folder. Keeps an existing bundle of the same code. */
async function settle(draft: string, folder: string): Promise<void> {
  try {
    await rename(draft, folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rm(draft, { recursive: true });
  }
}

/**
 * Bundles a program of the server, because a bundle starts several times as fast as the sources.
 * Migrations, packages and lazily loaded modules resolve as in the sources.
 *
 * @returns the path of the bundle, which is never overwritten, because other tests may be starting
 * it
 */
export async function bundleServer(program: string, server = SERVER): Promise<string> {
  const name = basename(program, '.ts');
  // The draft is in the server's folder, so that imports of packages resolve. Git ignores it.
  const draft = join(server, '.cache', `${name}.${randomUUID()}`);
  await build({
    config: false,
    silent: true,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    entry: { [name]: join(server, program) },
    outDir: draft,
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(server, 'src/main.ts')).href) },
    noExternal: [/^@platform\//],
    external: await installed(server),
  });
  // The main file names the other files by their hashes, so its own hash covers the whole bundle.
  const hash = createHash('sha256').update(await readFile(fileIn(draft, name)));
  const folder = join(server, '.cache', `${name}.${hash.digest('hex').slice(0, 16)}`);
  await settle(draft, folder);
  return fileIn(folder, name);
}

const bundles = new Map<string, Promise<string>>();

/** Bundles the server with rounds of three seconds, once per process. */
export function bundleFastServer(server = SERVER): Promise<string> {
  const bundle = bundles.get(server) ?? bundleServer('src/testing/fastServer.ts', server);
  bundles.set(server, bundle);
  return bundle;
}
