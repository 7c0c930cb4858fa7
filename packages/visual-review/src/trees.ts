import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';

/** Files that no picture shows. Without the list, a decision would ask for a new build. */
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
  // Storybook's preview takes them from there.
  ':(exclude,glob)packages/visual-review/src/widths.ts',
  ':(glob).github/**',
  ':(glob)visual-decisions/**',
];

export interface Trees {
  /** The tree of a commit. Throws an `InputError` when REV names none. */
  ofRevision: (revision: string) => string;
  /** The tree of what is on disk now: tracked, changed and new files, but none that git ignores. */
  ofWorkingCopy: () => string;
  /** The names of the folders in a folder of a tree, e.g. the brands in `tokens/brands`. */
  foldersIn: (tree: string, folder: string) => string[];
  /** The files of a tree, and a hash over the bytes of each. */
  filesIn: (tree: string) => Record<string, string>;
  /** The text of a file of a tree; undefined when there is none. */
  textOf: (tree: string, file: string) => string | undefined;
  /** Makes a folder hold exactly the files of a tree, and whatever git ignores (node_modules). */
  checkOut: (tree: string, folder: string) => void;
}

/**
 * Names states of a repository by what is in them: two trees with the same hash look the same. The
 * index and the objects this needs live in `cache`, so that the repository itself is only read.
 */
export function openTrees(repository: string, cache: string): Trees {
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

  /** Fills an index of its own, takes out what no picture shows, and names the tree that is left. */
  const treeFrom = (...fill: string[]) => {
    const index = `index.${process.pid}`;
    try {
      git(index, ...fill);
      // By force, because git would protect what HEAD and the disk do not have; only this index changes.
      git(index, 'rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', '--', ...UNSEEN);
      return git(index, 'write-tree');
    } finally {
      rmSync(join(cache, index), { force: true });
    }
  };

  return {
    ofRevision(revision) {
      try {
        git('none', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
      } catch {
        throw new InputError(
          `There is no commit '${revision}' in this repository. Name a branch, a tag or a hash; in a shallow clone, fetch it first.`,
        );
      }
      return treeFrom('read-tree', `${revision}^{tree}`);
    },

    ofWorkingCopy: () => treeFrom('add', '--all', '.'),

    foldersIn: (tree, folder) =>
      git('none', 'ls-tree', '-d', '--name-only', `${tree}:${folder}`).split('\n').filter(Boolean),

    filesIn: (tree) =>
      Object.fromEntries(
        git('none', 'ls-tree', '-r', '-z', tree)
          .split('\0')
          .filter(Boolean)
          .map((line): [string, string] => {
            const [about = '', file = ''] = line.split('\t');
            return [file, about.split(' ')[2] ?? ''];
          }),
      ),

    textOf(tree, file) {
      try {
        return git('none', 'cat-file', 'blob', `${tree}:${file}`);
      } catch {
        return undefined;
      }
    },

    checkOut(tree, folder) {
      // Without its files, an index from an earlier run would take them for deleted on purpose.
      if (!existsSync(folder)) rmSync(join(cache, 'index.checkout'), { force: true });
      mkdirSync(folder, { recursive: true });
      git('index.checkout', `--work-tree=${folder}`, 'read-tree', '--reset', '-u', tree);
    },
  };
}
