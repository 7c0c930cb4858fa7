import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files that git tracks. Tests read this list instead of the disk, because other tests
 * write temporary files next to the sources.
 */
export function trackedFiles(root: string, ...folders: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // A deleted file is listed until its deletion is committed.
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}
