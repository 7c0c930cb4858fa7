import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns a style sheet with all its imports, each included once. */
function sheet(path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return '';
  seen.add(path);
  return readFileSync(path, 'utf8').replaceAll(/@import '([^']+)';\n?/g, (_, module: string) =>
    sheet(join(dirname(path), module), seen),
  );
}

/**
 * Returns the gzipped size of an entry's style sheets, in bytes.
 * @param dist output folder of the package
 */
export function stylesSize(dist: string, entry: string): number {
  const path = join(dist, 'css', `${entry}.css`);
  return existsSync(path) ? gzipSync(sheet(path), { level: 9 }).length : 0;
}
