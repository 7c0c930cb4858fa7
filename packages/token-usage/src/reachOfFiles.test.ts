import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openTrees } from '@platform/visual-review';
import { reachOfFiles } from './reachOfFiles.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'reach-'));
const UI = 'packages/ui/src/primitives';

/** A repository with a button, a card that holds it, and a link; only the card is in the index. */
function repository() {
  const root = temporary();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  const write = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  };
  const story = (name: string) =>
    `import './${name}'; export default { title: 'Primitives/${name}' };`;
  git('init', '--quiet', '--initial-branch', 'main');
  write({
    'package.json': '{"name":"platform"}',
    'pnpm-lock.yaml': 'one',
    'tokens/reach.json': JSON.stringify({
      stories: ['primitives-card--default', 'primitives-link--default'],
      ofAllBrands: '',
      tokens: {},
    }),
    [`${UI}/Button/Button.tsx`]: 'export {};',
    [`${UI}/Card/Card.tsx`]: "import '../Button/Button';",
    [`${UI}/Card/Card.stories.tsx`]: story('Card'),
    [`${UI}/Link/Link.tsx`]: 'export {};',
    [`${UI}/Link/Link.stories.tsx`]: story('Link'),
  });
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '-m', 'first');
  return { root, write };
}

async function reach(files: Record<string, string>) {
  const { root, write } = repository();
  const cache = temporary();
  const trees = openTrees(root, cache);
  const before = trees.ofRevision('main');
  write(files);
  return reachOfFiles(trees, cache, { before, after: trees.ofWorkingCopy() });
}

test('a changed component reaches the stories that load it, also through another', async () => {
  expect(await reach({ [`${UI}/Button/Button.tsx`]: 'export const a = 1;' })).toEqual({
    files: [`${UI}/Button/Button.tsx`],
    stories: ['primitives-card--default'],
    isCommon: false,
  });
});

test('stories that the index does not have are named by their file', async () => {
  const { stories } = await reach({
    [`${UI}/Link/New.stories.tsx`]: "import './Link'; export default { title: 'Primitives/New' };",
  });
  expect(stories).toEqual([`${UI}/Link/New.stories.tsx`]);
});

test('what no story loads reaches none, and what all are built from is said', async () => {
  expect(await reach({ [`${UI}/Other/Other.tsx`]: 'export {};' })).toEqual({
    files: [],
    stories: [],
    isCommon: false,
  });
  expect((await reach({ 'pnpm-lock.yaml': 'two' })).isCommon).toBe(true);
});
