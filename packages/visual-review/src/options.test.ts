import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { chooseBrands, chooseStories, sampleOf, shotsOf } from './shots.ts';
import { fixtureStory } from './testing/fixture.ts';

test('reads what is asked', () => {
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
    sample: undefined,
    basePictures: undefined,
  });
  expect(readOptions('--stable --times 20 --sample 150'.split(' '))).toMatchObject({
    times: 20,
    sample: 150,
  });
  expect(readOptions('--base main --prove-reach'.split(' '))).toMatchObject({
    all: true,
    proveReach: true,
  });
  expect(readOptions('--base main --base-pictures kept'.split(' '))).toMatchObject({
    basePictures: 'kept',
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
  ['--base main --sample 9', 'Use --sample with --stable'],
  ['--stable --sample 0', "--sample takes a whole number from 1, not '0'"],
  ['--stable --base-pictures kept', 'Use --base-pictures with --base'],
  ['--stable --all', 'Use --all with --base'],
])("refuses '%s'", (line, message) => {
  expect(() => readOptions(line.split(' ').filter(Boolean))).toThrow(message);
});

const story = (id: string) => fixtureStory(id);

test('a pattern names whole ids, and its dots and brackets are not wildcards', () => {
  const stories = ['ui-button--default', 'ui-button--large', 'ui-link--default'].map(story);
  const ids = (...only: string[]) => chooseStories(stories, only).map(({ id }) => id);
  expect(ids()).toHaveLength(3);
  expect(ids('ui-button--*')).toEqual(['ui-button--default', 'ui-button--large']);
  expect(ids('*--default', '*--l?rge')).toHaveLength(3);
  expect(ids('button', 'ui.button--*')).toEqual([]);
});

test('a sample is always the same, and has every component before it has one twice', () => {
  const brands = ['aurora', 'ember'].map((id) => ({ id, scheme: 'dark' as const }));
  const ids = ['a--one', 'a--two', 'b--one', 'c--one', 'c--two', 'c--three'];
  const shots = shotsOf(ids.map(story), brands);
  const componentsIn = (count: number) =>
    sampleOf(shots, count).map((shot) => shot.story.split('--')[0]);
  expect(componentsIn(3)).toEqual(['a', 'b', 'c']);
  expect(componentsIn(6)).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  expect(sampleOf(shots.toReversed(), 5)).toEqual(sampleOf(shots, 5).toReversed());
  expect(sampleOf(shots, Infinity)).toEqual(shots);
});

test('a brand that does not exist is named, beside those that do', () => {
  const brands = ['aurora', 'ember'].map((id) => ({ id, scheme: 'dark' as const }));
  expect(chooseBrands(brands, [])).toEqual(brands);
  expect(() => chooseBrands(brands, ['ember', 'amber'])).toThrow(
    "There is no brand 'amber'. The brands are the folders of tokens/brands: aurora, ember.",
  );
});
