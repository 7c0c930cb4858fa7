import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries, type Entry } from '@platform/component-index';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { buildPackage, root } from './buildPackage.ts';
import { buildStyles } from './buildStyles.ts';
import { writeEntries } from './entries.ts';
import { importSingleIcons } from './icons.ts';
import { jsEntry, type Manifest } from './manifest.ts';
import { publishedModules } from './modules.ts';
import { requireReact } from './requireReact.ts';

const source = join(root, 'packages/ui/src');

/** The files that write styles, as vanilla-extract calls them. */
const styleFiles = publishedModules(source)
  .filter((module) => module.endsWith('.css.ts'))
  .map((module) => `packages/ui/src/${module}`);

/** The prefix of vanilla-extract's own names, by file. */
const hashes = new Map<string, string>();

/**
 * Names for classes and animations, `p-1c0`: the file's number and the style's within it, the same
 * for the modules and the styles of a build. A hash has no advantage, and does not compress.
 */
const countedNames = vanillaExtractPlugin({
  identifiers({ filePath, hash }) {
    // A file's first name is its hash and a zero.
    const start = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, start);
    const number = styleFiles.indexOf(filePath);
    if (number < 0) throw new Error(`${filePath} writes styles, but is not among those published.`);
    return `p-${number.toString(36).padStart(2, '0')}${hash.slice(start.length)}`;
  },
});

/**
 * Removes the styles of single modules, which only keep the class names. Their maps go too: they lead
 * to what vanilla-extract generated.
 */
function dropModuleStyles(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, file);
    if (/\.(css|css\.map|css\.js\.map|woff2)$/.test(file)) rmSync(path);
    if (!file.endsWith('.css.js')) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\/\/# sourceMappingURL=.*\n?/, ''));
  }
}

/** The modules that an entry exports from. */
const modulesOf = ({ exports }: Entry): string[] => [
  ...new Set(exports.flatMap(({ module, types }) => (types ? [] : [module]))),
];

async function finish(dist: string): Promise<Manifest['exports']> {
  dropModuleStyles(dist);
  importSingleIcons(dist);
  requireReact(dist);
  const entries = readEntries(source);
  writeEntries(dist, entries);
  // `theme` has more than the index: what connects an application, not only components.
  const components = entries.filter(({ name }) => name !== 'theme');
  const styles = await buildStyles(
    dist,
    new Map(entries.map((entry) => [entry.name, modulesOf(entry)])),
    countedNames,
  );
  return {
    '.': jsEntry('index'),
    './theme': jsEntry('theme/index'),
    ...Object.fromEntries(components.map(({ name }) => [`./${name}`, jsEntry(`entries/${name}`)])),
    ...styles,
  };
}

/** Builds the design system: modules, types, styles, fonts and brands. */
export const buildUi = (): Promise<string> =>
  buildPackage('ui', {
    plugins: [countedNames],
    loader: { '.woff2': 'file' },
    finish,
  });
