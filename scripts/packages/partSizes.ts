import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readManifest } from './manifest.ts';

/** The doors of a built package that lead to one part each, and their files. */
const partsOf = (dist: string): [name: string, file: string][] =>
  Object.entries(readManifest(dist).exports).flatMap(([door, entry]) => {
    const file = (entry as { default?: string }).default;
    return file && /^\.\/[A-Z]\w*$/.test(door) ? [[door.slice(2), file]] : [];
  });

/**
 * What a site pays for each part alone: bytes of JavaScript, minified and gzipped, beside React. What
 * a part loads on demand it pays for then.
 */
export async function partSizes(dist: string): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: partsOf(dist).map(([name, file]) => ({ in: join(dist, file), out: name })),
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
