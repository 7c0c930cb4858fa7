import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapValues } from 'es-toolkit';
import { parse } from 'yaml';

export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  bin?: Record<string, string>;
  [field: string]: unknown;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

interface Workspace {
  catalog: Record<string, string>;
}

/** Replaces `catalog:` and `workspace:*` with versions that npm understands. */
function publicVersions(root: string, dependencies: Record<string, string>) {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Workspace;
  return mapValues(dependencies, (version, name) => {
    if (version === 'catalog:') return catalog[name] ?? version;
    if (!version.startsWith('workspace:')) return version;
    const sibling = join(root, 'packages', name.replace('@platform/', ''));
    return `^${readManifest(sibling).version}`;
  });
}

/** Returns the built name of a source: `money/index` for `./src/money/index.ts`. */
export const builtName = (source: string) =>
  source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '');

export const jsEntry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

/** Returns the repository with the folder of a package, from an address or from `{ type, url }`. */
const repositoryOf = (repository: unknown, directory: string): object =>
  typeof repository === 'string'
    ? { type: 'git', url: repository, directory }
    : { ...(repository as object), directory };

/**
 * Writes the files of a published build next to its modules: manifest, README, changes and licence.
 */
export function writeFacts(root: string, folder: string, exports: Manifest['exports']): void {
  const dist = join(folder, 'dist');
  const json = JSON.stringify(publicManifest(root, readManifest(folder), exports), null, 2);
  writeFileSync(join(dist, 'package.json'), `${json}\n`);
  for (const file of ['README.md', 'CHANGELOG.md'])
    copyFileSync(join(folder, file), join(dist, file));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}

/**
 * Returns the manifest to publish. The manifest names built files in place of sources, and versions
 * in place of `catalog:` and `workspace:*`. Fields that only the build needs are removed.
 */
export function publicManifest(
  root: string,
  manifest: Manifest,
  exports: Manifest['exports'],
  // URLs of the project, which every package gets from the root's manifest.
  { homepage, repository, bugs }: Readonly<Record<string, unknown>> = readManifest(root),
): Manifest {
  const { scripts, devDependencies, publishConfig, dependencies, bin, ...kept } = manifest;
  const directory = `packages/${manifest.name.replace('@platform/', '')}`;
  return {
    ...kept,
    ...(homepage !== undefined && { homepage }),
    ...(repository !== undefined && { repository: repositoryOf(repository, directory) }),
    ...(bugs !== undefined && { bugs }),
    ...(bin && { bin: mapValues(bin, (source) => `./${builtName(source)}.js`) }),
    exports: { ...exports, './package.json': './package.json' },
    ...(dependencies && { dependencies: publicVersions(root, dependencies) }),
    publishConfig: { access: 'public' },
  };
}
