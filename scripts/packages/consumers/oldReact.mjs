/**
 * Imports the exports of an entry in an application with another React version. Prints the error.
 *
 *   node oldReact.mjs react-18 @platform/ui/Button
 */
import { build } from 'esbuild';

const [, , react, entry] = process.argv;
const { outputFiles } = await build({
  stdin: {
    contents: `export * from '${entry}';`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  write: false,
  format: 'esm',
  alias: { react },
  external: ['react-dom'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const [{ text }] = outputFiles;
const failure = await import(`data:text/javascript,${encodeURIComponent(text)}`).catch(String);
console.log(failure);
