import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** @param paths relative to the repository root */
export function sources(...paths: readonly string[]): RegExp {
  const lost = paths.filter((path) => !existsSync(join(root, path)));
  if (lost.length > 0) {
    throw new Error(`The build groups sources that do not exist: ${lost.join(', ')}.`);
  }
  const patterns = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/](${patterns.join('|')})([\\\\/?]|$)`);
}
