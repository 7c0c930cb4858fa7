import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { mapValues } from 'es-toolkit';
import { build, type Options } from 'tsup';
import { builtName, jsEntry, readManifest, writeFacts, type Manifest } from './manifest.ts';
import { endImports, keepModules, publishedModules, type EsbuildPlugin } from './modules.ts';
import { requireReact } from './requireReact.ts';

export const root = join(import.meta.dirname, '../..');

export const COMMON = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  config: false,
  silent: true,
  splitting: false,
  sourcemap: true,
  // Keeps `node:crypto`, because `crypto` could be a package of that name.
  removeNodeProtocol: false,
} satisfies Options;

/** Writes the type declarations with their docstrings, one file per module. */
function writeTypes(folder: string, dist: string): void {
  const args = ['-p', join(folder, 'tsconfig.build.json'), '--outDir', dist];
  execFileSync(join(root, 'node_modules/.bin/tsc'), args, { stdio: 'inherit' });
  endImports(dist);
}

interface PackageBuild {
  plugins?: EsbuildPlugin[];
  loader?: Options['loader'];
  /**
   * Completes the build. Returns the entries of the package if they differ from those of its
   * sources.
   */
  finish?: (dist: string) => Promise<Manifest['exports']>;
}

export async function buildPackage(name: string, extra: PackageBuild = {}): Promise<string> {
  const folder = join(root, 'packages', name);
  const dist = join(folder, 'dist');
  const modules = publishedModules(join(folder, 'src'));
  rmSync(dist, { recursive: true, force: true });
  await build({
    ...COMMON,
    entry: modules.map((module) => join(folder, 'src', module)),
    outDir: dist,
    tsconfig: join(folder, 'tsconfig.json'),
    // An import of an unlisted package fails here instead of in the build of an application.
    skipNodeModulesBundle: true,
    noExternal: [/\.vanilla\.css\?/],
    esbuildPlugins: [keepModules, ...(extra.plugins ?? [])],
    ...(extra.loader && { loader: extra.loader }),
  });
  writeTypes(folder, dist);
  const manifest = readManifest(folder);
  requireReact(dist, manifest);
  const exports =
    (await extra.finish?.(dist)) ??
    mapValues(manifest.exports, (source) => jsEntry(builtName(String(source))));
  writeFacts(root, folder, exports);
  return dist;
}
