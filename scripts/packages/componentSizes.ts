import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readManifest } from './manifest.ts';

/** The entries of a built package that have one component each, and their files. */
const componentsOf = (dist: string): [name: string, file: string][] =>
  Object.entries(readManifest(dist).exports).flatMap(([name, entry]) => {
    const file = (entry as { default?: string }).default;
    return file && /^\.\/[A-Z]\w*$/.test(name) ? [[name.slice(2), file]] : [];
  });

/**
 * The size of each component on its own: bytes of JavaScript, minified and gzipped, without React and
 * without what it loads on demand.
 */
export async function componentSizes(dist: string): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: componentsOf(dist).map(([name, file]) => ({ in: join(dist, file), out: name })),
    outdir: dist,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
    plugins: [
      {
        name: 'on-demand',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind }) =>
            kind === 'dynamic-import' ? { path: 'on-demand', external: true } : undefined,
          ),
      },
    ],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      path.slice(dist.length + 1).replace(/\.js$/, ''),
      gzipSync(contents, { level: 9 }).length,
    ]),
  );
}
