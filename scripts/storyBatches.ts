import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A multiple of the workers of scripts/stories.ts, so that all of them end at about the same time. */
const BATCHES = 6;

/** The stories of a built Storybook, in its order. */
function storyEntries(root: string) {
  const { entries } = JSON.parse(
    readFileSync(join(root, 'storybook-static/index.json'), 'utf8'),
  ) as { entries: Record<string, { type: string; title: string; importPath: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The story files of tests, by the tests' full names, which begin with a story's title. */
export function storiesOf(root: string, names: readonly string[]): string[] {
  // Without a list the build failed, and everything has to run again.
  if (!existsSync(join(root, 'storybook-static/index.json'))) return [];
  const found = storyEntries(root).filter(({ title }) =>
    names.some((name) => name.startsWith(`${title} `)),
  );
  return [...new Set(found.map(({ importPath }) => importPath))];
}

/**
 * Divides the story files among a few test files in `.cache/stories`, each of which imports its share.
 * The test-runner opens a page for every test file and loads all of Storybook into it, which takes
 * longer than the stories of one component. Throws when no path contains one of the substrings.
 *
 * @param only substrings of paths; every story file when there is none
 */
export function writeBatches(root: string, only: readonly string[]): void {
  const listed = new Set(storyEntries(root).map(({ importPath }) => importPath));
  const files = [...listed].filter(
    (file) => only.length === 0 || only.some((word) => file.includes(word)),
  );
  if (files.length === 0) throw new Error(`No story file's path contains ${only.join(' or ')}.`);

  const folder = join(root, '.cache/stories');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let batch = 0; batch < Math.min(BATCHES, files.length); batch += 1) {
    const share = files.filter((_, index) => index % BATCHES === batch);
    const imports = share.map((file) => `import '${join(root, file)}';\n`);
    writeFileSync(join(folder, `batch${batch + 1}.test.ts`), imports.join(''));
  }
}
