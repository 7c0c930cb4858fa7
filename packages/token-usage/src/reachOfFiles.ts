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

/** The stories of a file, out of those that the index lists. */
function storiesIn(file: string, { reach, storyFiles }: Sources): string[] {
  const addresses = Object.keys(storyFiles).filter((address) => storyFiles[address] === file);
  const own = (reach?.stories ?? []).filter((id) =>
    addresses.some((address) => id.startsWith(`${address}--`)),
  );
  return own.length > 0 ? own : [file];
}

/**
 * Which stories load a file that differs between two trees, or whose texts differ; without building
 * anything.
 */
export async function reachOfFiles(
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
    stories: reached.flatMap(([file]) => storiesIn(file, now)).sort(),
    isCommon: common,
  };
}
