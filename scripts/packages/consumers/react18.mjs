/** Imports a component in an application that has React 18, and prints the error. */
import { build } from 'esbuild';

const { outputFiles } = await build({
  stdin: {
    contents: `import { ${process.argv[2]} } from '@platform/ui'; globalThis.used = ${process.argv[2]};`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  write: false,
  format: 'esm',
  alias: { react: 'react-18' },
  external: ['react-dom'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const [{ text }] = outputFiles;
const failure = await import(`data:text/javascript,${encodeURIComponent(text)}`).catch(String);
console.log(failure);
