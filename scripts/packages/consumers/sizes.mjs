/**
 * Builds a component with one bundler, imported from the index and from its own entry. Prints the size of
 * both in bytes, minified and gzipped, without React: `{ "Button": { "index": 600, "own": 600 } }`.
 *
 *   node sizes.mjs vite | rollup | esbuild | webpack
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';

const COMPONENTS = ['Button', 'Dialog', 'HistoryTable'];
const REACT = /^react(-dom)?($|\/)/;

const sizeOf = (files) => files.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);

/** Returns the code of a file and of its static imports, from `{ imports, code }` by name. */
function loaded(files, entry) {
  const names = new Set([entry]);
  for (const name of names) for (const each of files.get(name).imports) names.add(each);
  return [...names].map((name) => files.get(name).code);
}

function chunksOf(output) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const names = new Set(chunks.map(({ fileName }) => fileName));
  const files = new Map(
    chunks.map(({ fileName, code, imports }) => [
      fileName,
      {
        // Rollup does not minify.
        code: transformSync(code, { minify: true, format: 'esm' }).code,
        imports: imports.filter((name) => names.has(name)),
      },
    ]),
  );
  return loaded(files, chunks.find(({ isEntry }) => isEntry).fileName);
}

let parsed;

const BUNDLERS = {
  async vite(input) {
    const { build } = await import('vite');
    const { output } = await build({
      logLevel: 'error',
      configFile: false,
      build: { write: false, modulePreload: false, rolldownOptions: { input, external: REACT } },
    });
    return chunksOf(output);
  },

  async rollup(input) {
    const { rollup } = await import('rollup');
    const { nodeResolve } = await import('@rollup/plugin-node-resolve');
    const bundle = await rollup({
      input,
      // All builds share the parsed modules.
      ...(parsed && { cache: parsed }),
      external: REACT,
      plugins: [nodeResolve()],
      onwarn: ({ code }, warn) => code !== 'MODULE_LEVEL_DIRECTIVE' && warn(code),
    });
    parsed = bundle.cache;
    const { output } = await bundle.generate({ format: 'esm' });
    return chunksOf(output);
  },

  async esbuild(input) {
    const { build } = await import('esbuild');
    const { metafile, outputFiles } = await build({
      entryPoints: [input],
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      outdir: 'built',
      write: false,
      metafile: true,
      external: ['react', 'react/*', 'react-dom'],
    });
    const files = new Map(
      Object.entries(metafile.outputs).map(([name, { imports }], index) => [
        name,
        {
          code: outputFiles[index].contents,
          imports: imports.flatMap(({ path, kind, external }) =>
            kind === 'import-statement' && !external ? [path] : [],
          ),
        },
      ]),
    );
    return loaded(files, `built/${basename(input)}`);
  },

  async webpack(input) {
    const { default: webpack } = await import('webpack');
    const folder = join(import.meta.dirname, 'built/webpack', basename(input, '.js'));
    const stats = await new Promise((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          entry: input,
          output: { path: folder },
          externals: REACT,
          externalsType: 'commonjs',
          performance: false,
        },
        (error, done) => (error ? reject(error) : resolve(done.toJson())),
      );
    });
    if (stats.errors.length > 0) throw new Error(stats.errors[0].message);
    return stats.entrypoints.main.assets.map(({ name }) => readFileSync(join(folder, name)));
  },
};

const bundle = BUNDLERS[process.argv[2]];
const sources = join(import.meta.dirname, 'built/sizes', process.argv[2]);
mkdirSync(sources, { recursive: true });
const sizes = {};
for (const name of COMPONENTS) {
  sizes[name] = {};
  for (const [way, from] of Object.entries({ index: '', own: `/${name}` })) {
    const input = join(sources, `${name}-${way}.js`);
    writeFileSync(
      input,
      `import { ${name} } from '@platform/ui${from}';\nglobalThis.used = ${name};\n`,
    );
    sizes[name][way] = sizeOf(await bundle(input));
  }
}
console.log(JSON.stringify(sizes));
