import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storiesIn } from '../packages/visual-review/src/shots.ts';

/** Number of batches: a multiple of the workers in scripts/stories.ts, so that all end at the same time. */
const BATCHES = 6;

/**
 * Returns the stories of failed tests. The full name of a test begins with the title of its story.
 */
export function storiesOf(root: string, names: readonly string[]): string[] {
  // Runs everything again, because without a list of stories the build has failed.
  if (!existsSync(join(root, 'storybook-static/index.json'))) return [];
  const found = storiesIn(join(root, 'storybook-static')).filter(({ title }) =>
    names.some((name) => name.startsWith(`${title} `)),
  );
  return [...new Set(found.map(({ file }) => file))];
}

/**
 * Divides the story files among a few test files in `.cache/stories`, which import them. The
 * test-runner opens a page for every test file and loads all of Storybook into it, which takes
 * longer than the stories of one component.
 *
 * @param only path substrings; every story file if there are none
 */
export function writeBatches(root: string, only: readonly string[]): void {
  const listed = new Set(storiesIn(join(root, 'storybook-static')).map(({ file }) => file));
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
