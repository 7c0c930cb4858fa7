import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import ts from 'typescript';
import { root } from './buildPackage.ts';
import { builtName, jsEntry, readManifest, writeFacts } from './manifest.ts';

const folder = join(root, 'packages/brand');
const tokens = join(root, 'tokens');

/** Files of the foundation that the command reads, below the tokens folder. */
const FOUNDATION = [
  'base',
  'semantic.tokens.json',
  'contrast-pairs.json',
  'schema/tokens.schema.json',
];

/** Modules with type declarations, which omit the types of unpublished packages. */
const TYPED = ['index', 'createBrand', 'vite'];

function writeTypes(dist: string): void {
  for (const name of TYPED) {
    const source = readFileSync(join(folder, 'src', `${name}.ts`), 'utf8');
    const { outputText } = ts.transpileDeclaration(source, { fileName: `${name}.ts` });
    writeFileSync(
      join(dist, `${name}.d.ts`),
      outputText.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"),
    );
  }
}

function bundledPackages({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

/**
 * Licence text for packages that name their licence but lack the file, such as
 * @humanwhocodes/momoa.
 */
const WITHOUT_FILE: Readonly<Record<string, string>> = {
  'Apache-2.0': 'node_modules/typescript/LICENSE.txt',
};

/** Returns the licences of bundled packages, which must accompany their code. */
function licences(metafile: Metafile): string {
  const texts = bundledPackages(metafile).map((path) => {
    const { name, version, license } = readManifest(join(root, path));
    const own = readdirSync(join(root, path)).find((file) => /^licen[cs]e/i.test(file));
    const file = own ? join(path, own) : WITHOUT_FILE[String(license)];
    if (!file) throw new Error(`${name} has no file with its licence.`);
    const text = readFileSync(join(root, file), 'utf8').trim();
    return `${name} ${version} (${String(license)})\n\n${text}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Builds the brand package. Unlike the other packages, it bundles unpublished packages and its
 * dependencies, so that `npx` loads a single package.
 */
export async function buildBrand(): Promise<void> {
  const manifest = readManifest(folder);
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['cli', 'index', 'vite'].map((name) => join(folder, 'src', `${name}.ts`)),
    outdir: dist,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import', 'default'],
    // The published commands do not format files. A test refuses imports of packages.
    external: ['node:*', 'oxfmt'],
    metafile: true,
    legalComments: 'none',
    define: { PUBLISHED_BRAND_COMMAND: JSON.stringify('npx @platform/brand') },
    alias: { stream: join(tokens, 'src/noStream.ts') },
    logLevel: 'error',
  });
  writeTypes(dist);
  for (const path of FOUNDATION) {
    mkdirSync(dirname(join(dist, 'foundation', path)), { recursive: true });
    cpSync(join(tokens, path), join(dist, 'foundation', path), { recursive: true });
  }
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), licences(metafile));
  writeFacts(
    root,
    folder,
    Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, source]) => [
        entry,
        jsEntry(builtName(String(source))),
      ]),
    ),
  );
}
