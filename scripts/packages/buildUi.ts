import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { brandCss, loadBrands } from '@platform/tokens';
import { build } from 'tsup';
import { buildPackage, COMMON, root } from './buildPackage.ts';
import { jsEntry, type Manifest } from './manifest.ts';
import { publishedModules } from './modules.ts';

const source = join(root, 'packages/ui/src');

/** A component with an entry of its own: the module with the name of its folder. */
const COMPONENT = /^[a-z]+(?:\/[a-z]+)?\/([A-Z]\w*)\/\1\.tsx$/;

const componentsOf = (modules: readonly string[]) =>
  modules.flatMap((module) => {
    const name = COMPONENT.exec(module)?.[1];
    return name ? [{ name, module }] : [];
  });

/** The order of the layers, declared first, in whatever order a bundler puts the files. */
const layerOrder = `@layer ${['reset', 'primitives', 'layout', 'data', 'features']
  .map((name) => `platform-${name}`)
  .join(',')};`;

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

/** vanilla-extract declares the layer in every file; once, at the top, is enough. */
const declareLayersOnce = (css: string) => layerOrder + css.replace(/@layer platform-\w+;/g, '');

/**
 * Builds the styles of the whole package, of only the theme (layers, reset, fonts), and of each
 * component with the components it uses.
 */
async function buildStyles(
  dist: string,
  components: ReturnType<typeof componentsOf>,
): Promise<void> {
  const styles = join(dist, 'css');
  await build({
    ...COMMON,
    entry: {
      styles: join(source, 'index.ts'),
      theme: join(source, 'theme/BrandProvider.tsx'),
      ...Object.fromEntries(components.map(({ name, module }) => [name, join(source, module)])),
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
    writeFileSync(path, declareLayersOnce(readFileSync(path, 'utf8')));
  }
}

/** Writes the CSS of the brands of this repository. */
async function writeBrands(dist: string): Promise<string[]> {
  const brands = await loadBrands(join(root, 'tokens'));
  mkdirSync(join(dist, 'brands'));
  for (const brand of brands)
    writeFileSync(join(dist, 'brands', `${brand.id}.css`), brandCss(brand));
  return brands.map(({ id }) => id);
}

/** Removes the styles of single modules, which only keep the class names. */
function dropModuleStyles(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.css') || file.endsWith('.woff2')) rmSync(join(dist, file));
  }
}

async function finish(dist: string, modules: readonly string[]): Promise<Manifest['exports']> {
  dropModuleStyles(dist);
  const components = componentsOf(modules);
  await buildStyles(dist, components);
  const brands = await writeBrands(dist);
  return {
    '.': jsEntry('index'),
    './theme': jsEntry('theme/index'),
    ...Object.fromEntries(
      components.map(({ name, module }) => [`./${name}`, jsEntry(module.replace(/\.tsx$/, ''))]),
    ),
    './styles.css': './css/styles.css',
    './theme.css': './css/theme.css',
    ...Object.fromEntries(components.map(({ name }) => [`./${name}.css`, `./css/${name}.css`])),
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
