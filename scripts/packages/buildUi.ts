import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries, type Entry } from '@platform/component-index';
import { buildPackage, root } from './buildPackage.ts';
import { buildStyles } from './buildStyles.ts';
import { classNames } from './classNames.ts';
import { writeEntries } from './entries.ts';
import { importSingleIcons } from './icons.ts';
import { jsEntry, readManifest, type Manifest } from './manifest.ts';
import type { EsbuildPlugin } from './modules.ts';
import { rewriteFiles } from './rewriteFiles.ts';

const source = join(root, 'packages/ui/src');

/**
 * Removes the styles of single modules, so that the modules have only class names. Also removes their
 * source maps, which point to code that vanilla-extract generated.
 */
function dropModuleStyles(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/\.(css|css\.map|css\.js\.map|woff2)$/.test(file)) rmSync(join(dist, file));
  }
  rewriteFiles(dist, /\.css\.js$/, (code) => code.replace(/\/\/# sourceMappingURL=.*\n?/, ''));
}

const modulesOf = ({ exports }: Entry): string[] => [
  ...new Set(exports.flatMap(({ module, types }) => (types ? [] : [module]))),
];

async function finish(dist: string, names: EsbuildPlugin): Promise<Manifest['exports']> {
  dropModuleStyles(dist);
  importSingleIcons(dist);
  const entries = readEntries(source);
  writeEntries(dist, entries);
  // Excludes `theme`, because it also has exports that connect an application.
  const components = entries.filter(({ name }) => name !== 'theme');
  const styles = await buildStyles(
    dist,
    new Map(entries.map((entry) => [entry.name, modulesOf(entry)])),
    names,
  );
  return {
    '.': jsEntry('index'),
    './theme': jsEntry('theme/index'),
    ...Object.fromEntries(components.map(({ name }) => [`./${name}`, jsEntry(`entries/${name}`)])),
    ...styles,
  };
}

export function buildUi(): Promise<string> {
  const names = classNames(readManifest(join(root, 'packages/ui')).version);
  return buildPackage('ui', {
    plugins: [names],
    loader: { '.woff2': 'file' },
    finish: (dist) => finish(dist, names),
  });
}
