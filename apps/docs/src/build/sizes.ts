import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Size } from '../site/data.ts';

/** What is loaded on demand does not count: a tooltip, when its button is hovered. */
const onDemand: Plugin = {
  name: 'on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** The bytes of a sheet with those that it imports, each once. */
function sheet(path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return '';
  seen.add(path);
  return readFileSync(path, 'utf8').replaceAll(/@import '([^']+)';\n?/g, (_, module: string) =>
    sheet(join(dirname(path), module), seen),
  );
}

/**
 * What an entry of the built package costs, gzipped, without React.
 *
 * @param dist the built package
 */
export async function sizeOf(dist: string, entry: string): Promise<Size> {
  const result = await build({
    entryPoints: [join(dist, 'entries', `${entry}.js`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    logLevel: 'error',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [onDemand],
  });
  const styles = join(dist, 'css', `${entry}.css`);
  return {
    script: gzipSync(result.outputFiles[0]?.contents ?? '').length,
    styles: existsSync(styles) ? gzipSync(sheet(styles)).length : 0,
  };
}
