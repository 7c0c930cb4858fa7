import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of the repository that git knows, seen from its root. Tests read these, and not what is
 * on the disk: other tests write files beside the sources for a moment, and delete them again.
 *
 * @param folders limits the list to these @default the whole repository
 */
export function trackedFiles(root: string, ...folders: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // One that was deleted is listed until that is committed.
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}
