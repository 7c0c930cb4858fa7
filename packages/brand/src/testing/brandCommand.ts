import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { memoize } from 'es-toolkit';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const source = fileURLToPath(new URL('../main.ts', import.meta.url));
const bundle = fileURLToPath(new URL('../../.cache/brand.mjs', import.meta.url));

/** Bundles the command once, because a bundle starts several times as fast as the sources. */
const bundled = memoize(() =>
  build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp', 'subset-font', 'oxfmt'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  }),
);

/** Runs `npm run brand` with arguments and additional environment variables. */
export async function brandCommand(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<SpawnSyncReturns<string>> {
  await bundled();
  return spawnSync(process.execPath, [bundle, ...argv], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}
