import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandCss, loadBrands, writeBrandCss, type Brand } from '@platform/tokens';
import { groupBy } from 'es-toolkit';
import { build, transform, type Plugin } from 'esbuild';
import { parse, type AtRule } from 'postcss';
import { root } from './buildPackage.ts';
import type { Manifest } from './manifest.ts';

const source = join(root, 'packages/ui/src');

const LAYERS = ['reset', 'primitives', 'layout', 'data', 'features'].map(
  (name) => `platform-${name}`,
);

const declare = (layers: readonly string[]): string => `@layer ${layers.join(',')};`;

/** Start of every sheet, so that the file order does not matter. */
const ORDER = declare(LAYERS);

/**
 * Order of the layers together with Tailwind CSS: its reset comes before the components, its
 * utilities after.
 */
const TAILWIND_ORDER = declare(['theme', 'base', ...LAYERS, 'components', 'utilities']);

/** Marker of a module's styles, as esbuild and vanilla-extract name it. */
const SHEET = /vanilla-extract-css-ns:packages\/ui\/src\/(.+?)\.css\.ts\.vanilla\.css\?[^\s*]*/;

/** Folder of the fonts, which have separate sheets in the published package. */
const FONTS = 'theme/fonts';

type Entries = ReadonlyMap<string, readonly string[]>;

/** Adds entries that exist only during this build and export everything of their modules. */
const virtualEntries = (entries: Entries): Plugin => ({
  name: 'virtual-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({
      path: path.slice('entry:'.length),
      namespace: 'entry',
    }));
    onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
      contents: (entries.get(path) ?? []).map((module) => `export * from '${module}';`).join(''),
      resolveDir: source,
    }));
  },
});

interface Built {
  /** Minified text of each sheet, without the order of the layers. */
  texts: Map<string, string>;
  /** Sheets of each entry in order: `primitives/Button/Button`. */
  sheets: Map<string, readonly string[]>;
  files: Map<string, Uint8Array>;
}

/**
 * Removes the layer that vanilla-extract declares in every file, because one declaration at the top
 * is enough.
 */
const minified = async (css: string): Promise<string> => {
  const { code } = await transform(css.replace(/@layer platform-\w+;/g, ''), {
    loader: 'css',
    minify: true,
  });
  return code.trim();
};

/** Merges the blocks of each layer, which saves 3 %. Rules of a layer keep their order. */
function mergeLayers(css: string): string {
  const sheet = parse(css);
  const blocks = new Map<string, AtRule>();
  sheet.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return;
    const block = blocks.get(node.params);
    if (!block) {
      blocks.set(node.params, node);
      return;
    }
    block.append(node.nodes);
    node.remove();
  });
  return sheet.toString();
}

async function bundle(entries: Entries, vanilla: Plugin): Promise<Built> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['styles', ...entries.keys()].map((name) => ({ in: `entry:${name}`, out: name })),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    outdir: join(root, 'css'),
    absWorkingDir: root,
    external: ['react', 'react-dom', 'react/*'],
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'error',
    plugins: [virtualEntries(new Map([['styles', ['./index']], ...entries])), vanilla],
  });
  const all = outputFiles.find(({ path }) => path.endsWith('css/styles.css'))?.text ?? '';
  const texts = new Map<string, string>();
  // A comment with the name precedes each sheet.
  for (const [, name = '', css = ''] of all.matchAll(
    new RegExp(`/\\* ${SHEET.source} \\*/([^]*?)(?=/\\* ${SHEET.source}|$)`, 'g'),
  )) {
    const text = await minified(css);
    if (text) texts.set(name, text);
  }
  const sheets = Object.entries(metafile.outputs).flatMap(([path, { inputs }]) => {
    if (!path.endsWith('.css')) return [];
    const modules = Object.keys(inputs).flatMap((input) => SHEET.exec(input)?.[1] ?? []);
    return [[path.slice('css/'.length, -'.css'.length), modules.filter((one) => texts.has(one))]];
  }) as [string, string[]][];
  const files = outputFiles
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path, contents }): [string, Uint8Array] => [path.split('/').at(-1) ?? '', contents]);
  return { texts, sheets: new Map(sheets), files: new Map(files) };
}

function write(dist: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

/** Returns the font families by sheet: `sora` has 'Sora'. */
function writeFonts(dist: string, css: string): Map<string, string> {
  const faces = groupBy(
    css.match(/@font-face\{[^}]*\}/g) ?? [],
    (face) => /font-family:["']?(\w+) (?:Variable|Fallback)/.exec(face)?.[1] ?? '',
  );
  for (const [family, own] of Object.entries(faces)) {
    write(dist, `fonts/${family.toLowerCase()}.css`, own.join(''));
  }
  return new Map(Object.keys(faces).map((family) => [family.toLowerCase(), family]));
}

/** Returns the licence of a font, which must accompany its files. */
const licenceOf = (font: string): string =>
  readFileSync(
    join(root, 'packages/ui/node_modules/@fontsource-variable', font, 'LICENSE'),
    'utf8',
  );

/** Writes the CSS of brands, each with the fonts that it names and its own fonts. */
export function writeBrands(
  dist: string,
  fonts: ReadonlyMap<string, string>,
  brands: readonly Brand[],
): string[] {
  for (const brand of brands) {
    const css = brandCss(brand);
    const imports = [...fonts]
      .filter(([, family]) => css.includes(`'${family} Variable'`))
      .map(([name]) => `@import '../fonts/${name}.css';`);
    writeBrandCss(join(dist, 'brands'), brand, imports.join(''));
  }
  return brands.map(({ id }) => id);
}

/**
 * Writes the style sheets. Each rule is in exactly one sheet. Entries import their sheets:
 * `Button.css` for style sheets, and `styles/Button.js` for modules.
 */
export async function buildStyles(
  dist: string,
  entries: Entries,
  vanilla: Plugin,
): Promise<Manifest['exports']> {
  const { texts, sheets, files } = await bundle(entries, vanilla);
  const fonts = writeFonts(dist, texts.get(FONTS) ?? '');
  texts.delete(FONTS);
  for (const [name, contents] of files) {
    write(dist, `fonts/${name}`, contents);
    const font = name.replace(/-[a-z]+(-ext)?-wght-normal\..*/, '');
    write(dist, `fonts/${font}-LICENSE.txt`, licenceOf(font));
  }
  const brands = writeBrands(dist, fonts, await loadBrands(join(root, 'tokens')));

  for (const [module, text] of texts) write(dist, `css/${module}.css`, ORDER + text);
  write(dist, 'css/styles.css', ORDER + mergeLayers([...texts.values()].join('')));
  for (const [name, modules] of sheets) {
    const lines = (line: (module: string) => string) =>
      modules.flatMap((module) => (texts.has(module) ? line(module) : [])).join('');
    if (name === 'styles') continue;
    write(
      dist,
      `css/${name}.css`,
      lines((module) => `@import './${module}.css';\n`),
    );
    write(
      dist,
      `styles/${name}.js`,
      lines((module) => `import '../css/${module}.css';\n`),
    );
  }
  write(dist, 'css/tailwind.css', TAILWIND_ORDER);
  // TypeScript 6 and later require types for side-effect imports.
  write(dist, 'styles/types.d.ts', 'export {};\n');
  const names = [...entries.keys()];
  const sources: [entry: string, file: string][] = [
    ['./styles.css', './css/styles.css'],
    ['./tailwind.css', './css/tailwind.css'],
    ...names.map((name): [string, string] => [`./${name}.css`, `./css/${name}.css`]),
    ...names.map((name): [string, string] => [`./styles/${name}`, `./styles/${name}.js`]),
    ...[...[...fonts.keys()].map((name) => `fonts/${name}`), ...brands.map((id) => `brands/${id}`)]
      .map((path) => `./${path}.css`)
      .map((path): [string, string] => [path, path]),
  ];
  return Object.fromEntries(
    sources.map(([entry, file]) => [entry, { types: './styles/types.d.ts', default: file }]),
  );
}
