import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';

/**
 * Files that no screenshot shows. Trees omit them, so that a new decision requires no new build.
 */
const UNSEEN = [
  ':(glob)apps/**',
  ':(exclude,glob)apps/*/package.json',
  ':(glob)**/*.test.ts',
  ':(glob)**/*.test.tsx',
  ':(glob)**/*.md',
  ':(glob)docs/**',
  ':(glob)scripts/**',
  ':(glob)packages/token-usage/src/**',
  ':(glob)packages/token-usage/browser/**',
  ':(glob)packages/visual-review/src/**',
  // Includes this file, because Storybook's preview imports it.
  ':(exclude,glob)packages/visual-review/src/widths.ts',
  ':(glob).github/**',
  ':(glob)visual-decisions/**',
];

export type Trees = ReturnType<typeof openTrees>;

/** Opens the trees of a repository. Only reads the repository, because git writes to `cache`. */
export function openTrees(repository: string, cache: string) {
  const plain: ExecFileSyncOptionsWithStringEncoding = {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const gitPath = (name: string) =>
    execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-path', name], plain).trim();
  const objects = join(cache, 'objects');
  const shared = {
    ...process.env,
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: gitPath('objects'),
  };
  mkdirSync(objects, { recursive: true });

  const git = (index: string, ...args: string[]) =>
    execFileSync('git', args, {
      ...plain,
      env: { ...shared, GIT_INDEX_FILE: join(cache, index) },
      maxBuffer: 1 << 28,
    }).trim();

  /** Fills a temporary index, without files that no screenshot shows. Returns the hash of its tree. */
  const treeFrom = (...fill: string[]) => {
    const index = `index.${process.pid}`;
    try {
      git(index, ...fill);
      // Uses `--force`, without which git refuses to remove modified files. Only the temporary index
      // changes.
      git(index, 'rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', '--', ...UNSEEN);
      return git(index, 'write-tree');
    } finally {
      rmSync(join(cache, index), { force: true });
    }
  };

  return {
    /** Returns the tree of a revision. Throws an `InputError` if the revision does not exist. */
    ofRevision(revision: string): string {
      try {
        git('none', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
      } catch {
        throw new InputError(
          `There is no commit '${revision}' in this repository. Name a branch, a tag or a hash; in a shallow clone, fetch it first.`,
        );
      }
      return treeFrom('read-tree', `${revision}^{tree}`);
    },

    /** Returns the tree of the files on disk: tracked, changed and new files, without ignored ones. */
    ofWorkingCopy: () => treeFrom('add', '--all', '.'),

    filesIn: (tree: string): Record<string, string> =>
      Object.fromEntries(
        git('none', 'ls-tree', '-r', '-z', tree)
          .split('\0')
          .filter(Boolean)
          .map((line): [string, string] => {
            const [about = '', file = ''] = line.split('\t');
            return [file, about.split(' ')[2] ?? ''];
          }),
      ),

    textOf: (tree: string, file: string) => git('none', 'cat-file', 'blob', `${tree}:${file}`),

    /** Checks out a tree in a folder, and keeps files that git ignores (node_modules). */
    checkOut(tree: string, folder: string) {
      // Deletes the index if the folder is missing: git would treat the missing files as deleted on
      // purpose.
      if (!existsSync(folder)) rmSync(join(cache, 'index.checkout'), { force: true });
      mkdirSync(folder, { recursive: true });
      git('index.checkout', `--work-tree=${folder}`, 'read-tree', '--reset', '-u', tree);
    },
  };
}
