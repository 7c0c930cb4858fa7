/**
 * Builds the code that the documentation shows in addition to its sites, with esbuild. Prints the
 * minified content of each output file: `{ "brands/Preview.js": "..." }`.
 *
 *   node snippets.mjs brands/Preview.tsx ...
 */
import { relative } from 'node:path';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: process.argv.slice(2),
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  outbase: '.',
  outdir: 'built/snippets',
  write: false,
  loader: { '.woff2': 'empty' },
});
const written = outputFiles
  .map(({ path, text }) => [relative('built/snippets', path), text])
  .filter(([name]) => !name.startsWith('chunk-'));
process.stdout.write(JSON.stringify(Object.fromEntries(written)));
