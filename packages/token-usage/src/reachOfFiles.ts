import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changedSources,
  filesOf,
  sourcesOf,
  type Sources,
  type Trees,
} from '@platform/visual-review';

/** What the changed files of a range may change. */
export interface FileReach {
  /** Changed files and texts that stories load. */
  files: readonly string[];
  /** The stories that load one of them, by their ids, or by their file where the index has none. */
  stories: readonly string[];
  /** Something changed that every story is built from. */
  isCommon: boolean;
}

/** As Storybook makes the address of a story out of its title. */
const addressOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The stories of a file, out of those that the index lists. */
function storiesIn(root: string, file: string, { reach }: Sources): string[] {
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, title] = /\btitle: '([^']+)'/.exec(text) ?? [];
  const ids = title === undefined ? [] : (reach?.stories ?? []);
  const own = ids.filter((id) => id.startsWith(`${addressOf(title ?? '')}--`));
  return own.length > 0 ? own : [file];
}

/**
 * Which stories load a file that differs between two trees, or whose texts differ; without building
 * anything.
 *
 * @param root where the files of stories are read
 */
export async function reachOfFiles(
  root: string,
  trees: Trees,
  cache: string,
  { before, after }: { before: string; after: string },
): Promise<FileReach> {
  const old = await sourcesOf(trees, cache, before);
  const now = await sourcesOf(trees, cache, after);
  const { files, common } = changedSources(old, now);
  const storyFiles = Object.keys(now.graph).filter((file) => file.endsWith('.stories.tsx'));
  const touched = new Map(
    storyFiles.map((file) => {
      const loaded = [
        ...filesOf(now, { file }),
        ...(file in old.graph ? filesOf(old, { file }) : []),
      ];
      return [file, loaded.filter((one) => files.has(one))];
    }),
  );
  const reached = [...touched].filter(([, changed]) => changed.length > 0);
  return {
    files: [...new Set(reached.flatMap(([, changed]) => changed))].sort(),
    stories: reached.flatMap(([file]) => storiesIn(root, file, now)).sort(),
    isCommon: common,
  };
}
