import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A sheet with those that it imports, each once. */
function sheet(path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return '';
  seen.add(path);
  return readFileSync(path, 'utf8').replaceAll(/@import '([^']+)';\n?/g, (_, module: string) =>
    sheet(join(dirname(path), module), seen),
  );
}

/**
 * The bytes of an entry's style sheets, gzipped.
 *
 * @param dist the built package
 */
export function stylesSize(dist: string, entry: string): number {
  const path = join(dist, 'css', `${entry}.css`);
  return existsSync(path) ? gzipSync(sheet(path), { level: 9 }).length : 0;
}
