import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openTrees, sourcesOf, type Sources } from '@platform/visual-review';
import { readRange, touchedStories } from './impact.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'impact-'));
const UI = 'packages/ui/src/primitives';

/**
 * Creates a repository with a button, a card that imports the button, and a link. The reach index lists
 * the stories of the card and the link.
 */
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

async function storiesAfter(files: Record<string, string>) {
  const { root, write } = repository();
  const cache = temporary();
  const trees = openTrees(root, cache);
  const before = await sourcesOf(trees, cache, trees.ofRevision('main'));
  write(files);
  const after = await sourcesOf(trees, cache, trees.ofWorkingCopy());
  return [...touchedStories(before, after).keys()];
}

test('a changed component affects the stories that load it directly or indirectly', async () => {
  const found = await storiesAfter({ [`${UI}/Button/Button.tsx`]: 'export const a = 1;' });
  expect(found).toEqual(['primitives-card--default']);
});

test('names stories that are not in the index by their file', async () => {
  const file = `${UI}/Link/New.stories.tsx`;
  const text = "import './Link'; export default { title: 'Primitives/New' };";
  expect(await storiesAfter({ [file]: text })).toEqual([file]);
});

test('a file that no story loads affects no story, and the lockfile affects all', async () => {
  expect(await storiesAfter({ [`${UI}/Other/Other.tsx`]: 'export {};' })).toEqual([]);
  expect(await storiesAfter({ 'pnpm-lock.yaml': 'two' })).toHaveLength(2);
});

test('a changed token affects the stories that it reaches, in its brand', () => {
  const css = (value: string) => ({ dark: { 'space.m': value }, light: { 'space.m': value } });
  const sources = (ember: string): Sources => ({
    common: '',
    files: {},
    graph: {},
    storyFiles: { card: 'Card.stories.tsx', bar: 'Bar.stories.tsx' },
    tokens: {
      aurora: { css: css('8px'), written: { dark: {}, light: {} }, facts: '' },
      ember: { css: css(ember), written: { dark: {}, light: {} }, facts: '' },
    },
    reach: {
      stories: ['bar--default', 'card--default', 'card--matrix'],
      ofAllBrands: '2',
      tokens: { 'space.m': { named: '6' } },
    },
  });
  expect([...touchedStories(sources('8px'), sources('9px'))]).toEqual([
    ['card--default', ['ember']],
    // The matrix is listed for all brands, because it shows them all.
    ['card--matrix', ['aurora', 'ember']],
  ]);
});

test('compares a range without an end with the working tree', () => {
  expect(readRange('main..HEAD')).toEqual({ before: 'main', after: 'HEAD' });
  expect(readRange('main..')).toEqual({ before: 'main', after: undefined });
  expect(readRange('main')).toEqual({ before: 'main', after: undefined });
});
