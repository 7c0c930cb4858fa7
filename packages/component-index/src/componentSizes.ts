import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Returns the gzipped size of each entry in bytes, excluding React and modules that load on demand.
 */
export async function componentSizes(dist: string): Promise<Map<string, number>> {
  const entries = readdirSync(join(dist, 'entries')).filter((file) => file.endsWith('.js'));
  const { outputFiles } = await build({
    entryPoints: entries.map((file) => join(dist, 'entries', file)),
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
