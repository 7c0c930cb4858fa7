import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Imports of each file, from the root of the repository. `messages:<namespace>` stands for the texts
 * of a namespace, and `glob` for every file, if a file asks for files by a pattern.
 */
export type ModuleGraph = Readonly<Record<string, readonly string[]>>;

/** The part of a module's name that stands for texts: `messages:dialog`. */
export const MESSAGES = 'messages:';
export const GLOB = 'glob';
/** The files of all brands, as the Brand Studio reads them. */
export const BRAND_FOLDERS = 'virtual:platform-brand-folders';

const isKept = (path: string) => path.startsWith(MESSAGES) || path === BRAND_FOLDERS;

interface Manifest {
  exports?: Record<string, string | { default?: string }>;
}

/** Finds the sources of the workspace's own packages; everything else is installed, and external. */
const workspace = (root: string): Plugin => ({
  name: 'workspace',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const [, name = '', inner = ''] = /^@platform\/([a-z-]+)\/?(.*)$/.exec(path) ?? [];
      if (name === '') return { path, external: true };
      // The texts are compiled into a folder that git ignores.
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

/** Tells that a source asks for files by a pattern; the texts count by their namespaces. */
const asksForMany = (source: string) =>
  [...source.matchAll(/import\.meta\.glob[^(]*\(\s*(\[|['"`][^'"`]*)/g)].some(
    ([, pattern = '']) => !pattern.includes('packages/messages/dist/'),
  );

const isOurs = (path: string) => !path.startsWith('..') && !path.includes('node_modules/');

/**
 * Reads the imports between files without a build. Types are left out; dynamic imports count.
 *
 * @param root a checkout of the repository, also without installed packages
 * @param entries files from the root
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
    loader: {
      '.svg': 'empty',
      '.png': 'empty',
      '.jpg': 'empty',
      '.woff2': 'empty',
      '.md': 'empty',
    },
  });
  const graph = Object.entries(metafile.inputs).map(([file, { imports }]): [string, string[]] => {
    const loaded = imports
      .filter(({ path, external }) => !external || isKept(path))
      .map(({ path }) => path);
    return [file, asksForMany(readFileSync(join(root, file), 'utf8')) ? [...loaded, GLOB] : loaded];
  });
  return Object.fromEntries(graph.filter(([file]) => isOurs(relative(root, join(root, file)))));
}

/** A file and all that it loads, directly or not. */
export function closureOf(graph: ModuleGraph, entry: string): string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of graph[file] ?? []) visit(next);
  };
  visit(entry);
  return [...reached];
}
