import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Imports of each file, as paths relative to the root of the repository. `messages:<namespace>`
 * represents a namespace's texts. `glob` represents every file, if a file uses `import.meta.glob`.
 */
export type ModuleGraph = Readonly<Record<string, readonly string[]>>;

export const MESSAGES = 'messages:';
export const GLOB = 'glob';
/** Module that contains the files of all brands, imported by the Brand Studio. */
export const BRAND_FOLDERS = 'virtual:platform-brand-folders';

const isKept = (path: string) => path.startsWith(MESSAGES) || path === BRAND_FOLDERS;

const ASSETS = ['.svg', '.png', '.jpg', '.woff2', '.md'];

interface Manifest {
  exports?: Record<string, string | { default?: string }>;
}

/** Resolves the packages of the workspace. All other packages are external. */
const workspace = (root: string): Plugin => ({
  name: 'workspace',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const [, name = '', inner = ''] = /^@platform\/([a-z-]+)\/?(.*)$/.exec(path) ?? [];
      if (name === '') return { path, external: true };
      // Names the path here, because git ignores the compiled texts, so a checkout lacks them.
      if (name === 'messages') return { path: `${MESSAGES}${inner}`, external: true };
      const folder = join(root, name === 'tokens' ? name : `packages/${name}`);
      if (!existsSync(join(folder, 'package.json'))) return { path, external: true };
      const { exports = {} } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Manifest;
      const entry = exports[inner === '' ? '.' : `./${inner}`];
      const file = typeof entry === 'string' ? entry : entry?.default;
      return file === undefined ? { path, external: true } : { path: join(folder, file) };
    });
  },
});

/** Returns true if a source imports files by a pattern, other than compiled texts. */
const asksForMany = (source: string) =>
  [...source.matchAll(/import\.meta\.glob[^(]*\(\s*(\[|['"`][^'"`]*)/g)].some(
    ([, pattern = '']) => !pattern.includes('packages/messages/dist/'),
  );

const isOurs = (path: string) => !path.startsWith('..') && !path.includes('node_modules/');

/**
 * Reads the imports of the entries and of every file that they load. Includes dynamic imports, but
 * not type-only imports.
 */
export async function readModuleGraph(
  root: string,
  entries: readonly string[],
): Promise<ModuleGraph> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: join(root, '.graph'),
    write: false,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [workspace(root)],
    loader: Object.fromEntries(ASSETS.map((ending) => [ending, 'empty'])),
  });
  const graph = Object.entries(metafile.inputs).map(([file, { imports }]): [string, string[]] => {
    const loaded = imports
      .filter(({ path, external }) => !external || isKept(path))
      .map(({ path }) => path);
    return [file, asksForMany(readFileSync(join(root, file), 'utf8')) ? [...loaded, GLOB] : loaded];
  });
  return Object.fromEntries(graph.filter(([file]) => isOurs(relative(root, join(root, file)))));
}

export function closureOf(graph: ModuleGraph, entry: string): string[] {
  const reached = new Set([entry]);
  // Also visits the files that the loop itself adds.
  for (const file of reached) for (const next of graph[file] ?? []) reached.add(next);
  return [...reached];
}
