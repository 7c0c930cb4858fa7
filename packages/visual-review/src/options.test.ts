import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { chooseBrands, chooseStories } from './shots.ts';
import { fixtureStory } from './testing/fixture.ts';

test('parses all options', () => {
  const argv = '--base main --only a--* --only b--c --brands aurora,ember --workers 3 --all'.split(
    ' ',
  );
  expect(readOptions(argv)).toEqual({
    task: { kind: 'base', base: 'main' },
    only: ['a--*', 'b--c'],
    brands: ['aurora', 'ember'],
    workers: 3,
    all: true,
    proveReach: false,
    times: 2,
  });
  expect(readOptions('--stable --times 20'.split(' '))).toMatchObject({
    times: 20,
  });
  expect(readOptions('--base main --prove-reach'.split(' '))).toMatchObject({
    all: true,
    proveReach: true,
  });
});

test.each([
  ['', 'Use one of --base REV, --stable, --review and --host NAME'],
  ['--stable --base main', 'Use one of'],
  ['--bass main', "Unknown option '--bass'"],
  ['--base', "Option '--base <value>' argument missing"],
  ['--stable more', "Unexpected argument 'more'"],
  ['--stable --workers 0', "--workers takes a whole number from 1, not '0'"],
  ['--stable --workers two', "not 'two'"],
  ['--stable --times 1', '--times takes a whole number from 2'],
  ['--stable --prove-reach', 'Use --prove-reach with --base'],
  ['--base main --times 3', 'Use --times with --stable'],
  ['--stable --all', 'Use --all with --base'],
])("rejects '%s'", (line, message) => {
  expect(() => readOptions(line.split(' ').filter(Boolean))).toThrow(message);
});

const story = (id: string) => fixtureStory(id);

test('matches a pattern with whole ids, and treats dots and brackets literally', () => {
  const stories = ['ui-button--default', 'ui-button--large', 'ui-link--default'].map(story);
  const ids = (...only: string[]) => chooseStories(stories, only).map(({ id }) => id);
  expect(ids()).toHaveLength(3);
  expect(ids('ui-button--*')).toEqual(['ui-button--default', 'ui-button--large']);
  expect(ids('*--default', '*--l?rge')).toHaveLength(3);
  expect(ids('button', 'ui.button--*')).toEqual([]);
});

test('rejects a brand that does not exist, and lists the existing brands', () => {
  const brands = ['aurora', 'ember'].map((id) => ({ id, scheme: 'dark' as const }));
  expect(chooseBrands(brands, [])).toEqual(brands);
  expect(() => chooseBrands(brands, ['ember', 'amber'])).toThrow(
    "There is no brand 'amber'. The brands are the folders of tokens/brands: aurora, ember.",
  );
});
