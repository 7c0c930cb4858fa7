import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { brandCss, loadBrands } from '@platform/tokens';
import { build } from 'tsup';
import { buildPackage, COMMON, root } from './buildPackage.ts';
import { jsEntry, type Manifest } from './manifest.ts';
import { publishedModules } from './modules.ts';

const source = join(root, 'packages/ui/src');

/** A part that can be imported alone: its folder's module of the same name. */
const PART = /^[a-z]+(?:\/[a-z]+)?\/([A-Z]\w*)\/\1\.tsx$/;

const partsOf = (modules: readonly string[]) =>
  modules.flatMap((module) => {
    const name = PART.exec(module)?.[1];
    return name ? [{ name, module }] : [];
  });

/** The order of the layers, said before anything else whatever a bundler does to the files. */
const layerOrder = `@layer ${['reset', 'primitives', 'layout', 'data', 'features']
  .map((name) => `platform-${name}`)
  .join(',')};`;

/** The files that write styles, as vanilla-extract calls them. */
const styleFiles = publishedModules(source)
  .filter((module) => module.endsWith('.css.ts'))
  .map((module) => `packages/ui/src/${module}`);

/** What vanilla-extract's own names begin with, by file. */
const hashes = new Map<string, string>();

/**
 * Names for classes and animations, `p-1c0`: the file's number and the style's within it, the same
 * for the modules and the styles of a build. A hash says no more, and cannot be compressed.
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

/** Every file of vanilla-extract's says its layer anew; once, at the top, is enough. */
const sayLayersOnce = (css: string) => layerOrder + css.replace(/@layer platform-\w+;/g, '');

/**
 * The styles: of the whole package, of the theme alone (layers, reset, fonts), and of each part with
 * the parts it is made of.
 */
async function buildStyles(dist: string, parts: ReturnType<typeof partsOf>): Promise<void> {
  const styles = join(dist, 'css');
  await build({
    ...COMMON,
    entry: {
      styles: join(source, 'index.ts'),
      theme: join(source, 'theme/BrandProvider.tsx'),
      ...Object.fromEntries(parts.map(({ name, module }) => [name, join(source, module)])),
    },
    outDir: styles,
    minify: true,
    esbuildPlugins: [countedNames],
    loader: { '.woff2': 'file' },
    esbuildOptions: (options) => {
      options.assetNames = 'fonts/[name]';
    },
  });
  for (const file of readdirSync(styles)) {
    if (file.endsWith('.js')) rmSync(join(styles, file));
    if (!file.endsWith('.css')) continue;
    const path = join(styles, file);
    writeFileSync(path, sayLayersOnce(readFileSync(path, 'utf8')));
  }
}

/** The brands that come with the platform, as CSS. */
async function writeBrands(dist: string): Promise<string[]> {
  const brands = await loadBrands(join(root, 'tokens'));
  mkdirSync(join(dist, 'brands'));
  for (const brand of brands)
    writeFileSync(join(dist, 'brands', `${brand.id}.css`), brandCss(brand));
  return brands.map(({ id }) => id);
}

/** The styles are files of their own: the modules keep the names alone. */
function dropModuleStyles(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.css') || file.endsWith('.woff2')) rmSync(join(dist, file));
  }
}

async function finish(dist: string, modules: readonly string[]): Promise<Manifest['exports']> {
  dropModuleStyles(dist);
  const parts = partsOf(modules);
  await buildStyles(dist, parts);
  const brands = await writeBrands(dist);
  return {
    '.': jsEntry('index'),
    './theme': jsEntry('theme/index'),
    ...Object.fromEntries(
      parts.map(({ name, module }) => [`./${name}`, jsEntry(module.replace(/\.tsx$/, ''))]),
    ),
    './styles.css': './css/styles.css',
    './theme.css': './css/theme.css',
    ...Object.fromEntries(parts.map(({ name }) => [`./${name}.css`, `./css/${name}.css`])),
    ...Object.fromEntries(brands.map((id) => [`./brands/${id}.css`, `./brands/${id}.css`])),
  };
}

/** Builds the design system: modules, types, styles and brands. */
export const buildUi = (): Promise<string> =>
  buildPackage('ui', {
    plugins: [countedNames],
    loader: { '.woff2': 'file' },
    finish,
  });
