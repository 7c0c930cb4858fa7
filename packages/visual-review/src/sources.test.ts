import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { changedSources } from './changedSources.ts';
import type { Mode } from './modes.ts';
import { closureOf, readModuleGraph } from './moduleGraph.ts';
import {
  filesOf,
  makeOf,
  prefixOf,
  readSources,
  storiesBehind,
  tokensNamed,
  type Sources,
} from './sources.ts';
import { fixtureSources, fixtureStory, temporaryFolder } from './testing/fixture.ts';

const tokens = fileURLToPath(new URL('../../../tokens', import.meta.url));

const UI = 'packages/ui/src/primitives';
const BUTTON = `${UI}/Button/Button.stories.tsx`;
const CARD = `${UI}/Card/Card.stories.tsx`;

/** Files of a test repository, with the real tokens. */
const FILES: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'platform', scripts: { test: 'x' } }),
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  '.storybook/preview.tsx':
    "import '@platform/ui/theme'; import.meta.glob('../packages/messages/dist/*');",
  'packages/ui/package.json': JSON.stringify({ exports: { './theme': './src/theme/index.ts' } }),
  'packages/ui/src/theme/index.ts': "import './reset.css';",
  'packages/ui/src/theme/reset.css.ts': 'export {};',
  [`${UI}/Button/Button.tsx`]:
    "import { root } from './Button.css'; import { button } from '@platform/messages/button'; export const Button = () => <b className={root}>{button}</b>;",
  [`${UI}/Button/Button.css.ts`]: 'export const root = vars.layer.popover;',
  [BUTTON]:
    "import { Button } from './Button'; export default { title: 'Primitives/Button' }; export const Default = () => <Button />;",
  [`${UI}/Card/Card.tsx`]:
    "import type { Other } from '../Other/Other'; const Late = () => import('../Button/Button'); export const Card = (other: Other) => <Late {...other} />;",
  [CARD]: "import { Card } from './Card'; export const Default = () => <Card />;",
  [`${UI}/Other/Other.tsx`]: 'export type Other = { a: 1 };',
  'packages/messages/catalogue/en.json': JSON.stringify({ button: { a: 'A' }, card: { a: 'A' } }),
  'packages/messages/catalogue/hi.json': JSON.stringify({ button: { a: 'A' } }),
  'README.md': 'Read this.',
};

function repository(edits: Record<string, string> = {}) {
  const root = temporaryFolder();
  cpSync(tokens, join(root, 'tokens'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules') && !/\/src(\/|$)/.test(path),
  });
  for (const [file, text] of Object.entries({ ...FILES, ...edits })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function hashes(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const hash = createHash('sha1').update(readFileSync(path)).digest('hex');
      return [path.slice(root.length + 1), hash];
    }),
  );
}

async function read(edits: Record<string, string> = {}): Promise<Sources> {
  const root = repository(edits);
  return readSources(root, hashes(root));
}

const editToken = (file: string, edit: (text: string) => string) => ({
  [`tokens/${file}`]: edit(readFileSync(join(tokens, file), 'utf8')),
});

const MODE: Mode = { brand: 'ember', scheme: 'dark', width: 390, look: 'rest' };
const button = { ...fixtureStory('primitives-button--default'), file: BUTTON };
const badge = { ...fixtureStory('primitives-badge--default'), file: CARD };

let before: Sources;
beforeAll(async () => {
  before = await read();
});

async function reached(edits: Record<string, string>, mode: Partial<Mode> = {}) {
  const after = await read(edits);
  const [old, now] = [makeOf(before), makeOf(after)];
  return [button, badge]
    .filter((story) => old(story, { ...MODE, ...mode }) !== now(story, { ...MODE, ...mode }))
    .map(({ id }) => id);
}

const BOTH = [button.id, badge.id];

describe('the module graph', () => {
  test('follows dynamic imports, but not type imports', async () => {
    const graph = await readModuleGraph(repository(), ['.storybook/preview.tsx', BUTTON, CARD]);
    expect(closureOf(graph, CARD)).toEqual([
      CARD,
      `${UI}/Card/Card.tsx`,
      `${UI}/Button/Button.tsx`,
      `${UI}/Button/Button.css.ts`,
      'messages:button',
    ]);
  });

  test('finds the stories of a component by the prefix of their ids', () => {
    expect(before.storyFiles).toEqual({ 'primitives-button': BUTTON });
  });

  test('adds the files that the preview loads to every story', () => {
    expect(filesOf(before, button)).toContain('packages/ui/src/theme/reset.css.ts');
  });
});

describe('captures a story again', () => {
  test.each([
    ['a component that it loads', { [`${UI}/Button/Button.css.ts`]: 'x' }, BOTH],
    ['its own file', { [BUTTON]: 'export {};' }, [button.id]],
    ['a type', { [`${UI}/Other/Other.tsx`]: 'export type Other = { a: 2 };' }, []],
    ['the reset', { 'packages/ui/src/theme/reset.css.ts': 'x' }, BOTH],
    ['the version of a package', { 'pnpm-lock.yaml': 'x' }, BOTH],
    ['the Storybook configuration', { '.storybook/main.ts': 'x' }, BOTH],
    [
      'a command in package.json',
      { 'package.json': JSON.stringify({ name: 'platform', scripts: { test: 'y' } }) },
      [],
    ],
    ['a document', { 'README.md': 'Or not.' }, []],
    ['a test', { [`${UI}/Button/Button.test.tsx`]: 'x' }, []],
    ['a text in another language', { 'packages/messages/catalogue/hi.json': '{}' }, []],
    [
      'a text that it shows',
      {
        'packages/messages/catalogue/en.json': JSON.stringify({
          button: { a: 'B' },
          card: { a: 'A' },
        }),
      },
      BOTH,
    ],
    [
      'a text that no story shows',
      {
        'packages/messages/catalogue/en.json': JSON.stringify({
          button: { a: 'A' },
          card: { a: 'B' },
        }),
      },
      [],
    ],
  ])('after an edit of %s, if the edit reaches the story', async (_, edits, expected) => {
    expect(await reached(edits as Record<string, string>)).toEqual(expected);
  });

  const ramp = editToken('brands/ember/light.tokens.json', (text) =>
    text.replace(
      /("accent": \{[^]*?"9": \{ "\$value": \{ "colorSpace": "oklch", "components": \[)[\d.]+/,
      '$10.123',
    ),
  );

  test('after an edit of a token that it uses, in the brand and scheme of the edit', async () => {
    expect(ramp).not.toEqual(editToken('brands/ember/light.tokens.json', (text) => text));
    expect(await reached(ramp, { scheme: 'dark' })).toEqual([]);
    expect(await reached(ramp, { scheme: 'light' })).toContain(button.id);
    expect(await reached(ramp, { scheme: 'light', brand: 'aurora' })).toEqual([]);
  });

  test('only on the motion sheet after an edit of a motion token', async () => {
    const exit = editToken('base/scales.tokens.json', (text) =>
      text.replace(/("exit": \{ "\$value": \[)[\d.]+/, '$10.5'),
    );
    expect(await reached(exit)).toEqual([]);
    expect(await reached(exit, { look: 'motion' })).toEqual(BOTH);
  });

  test('traces a changed token to the edit that changed it', async () => {
    const { tokens: changed, files } = changedSources(before, await read(ramp));
    expect(files.size).toBe(1);
    expect(changed.length).toBeGreaterThan(0);
    expect(new Set(changed.map(({ brand, scheme }) => `${brand} ${scheme}`))).toEqual(
      new Set(['ember light']),
    );
    expect(new Set(changed.flatMap(({ edits }) => edits.map(({ path }) => path)))).toEqual(
      new Set(['palette.accent.9']),
    );
  });
});

test('derives the class prefix of a style file as vanilla-extract does', () => {
  // In a build, the first class of the button is `_1bcmje00`.
  expect(prefixOf('packages/ui/src/primitives/Button/Button.css.ts')).toBe('1bcmje0');
});

test('lists the tokens that the index has for a story, and all motion tokens for a motion sheet', () => {
  const sources: Sources = {
    ...fixtureSources({}),
    storyFiles: { menu: 'menu.stories.tsx' },
    reach: {
      stories: ['menu--over', 'menu--closed'],
      ofAllBrands: '0',
      tokens: {
        'layer.popover': { named: '8' },
        'space.m': { named: 'c' },
        'easing.exit': { named: '0' },
      },
    },
  };
  const named = (id: string, look: 'rest' | 'motion') => [
    ...(tokensNamed(sources, { id, file: 'menu.stories.tsx' }, look) ?? []),
  ];
  expect(named('menu--over', 'rest')).toEqual(['layer.popover', 'space.m']);
  expect(named('menu--closed', 'motion')).toEqual(['space.m', 'easing.exit']);
  expect(storiesBehind(sources, 'layer.popover')).toEqual(['menu--over']);
  expect(tokensNamed(sources, { id: 'menu--new', file: 'menu.stories.tsx' }, 'rest')).toBe(null);
});
