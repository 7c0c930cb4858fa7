import { expect, test } from 'vitest';
import { deadTokens, hasBit, indexOf, mergeIndex, packBits, storiesNaming } from './reachIndex.ts';

const PATHS = ['space.m', 'color.hover', 'radius.card'];

const story = (id: string, named: string[], isOfAllBrands = false) => ({
  story: { id, title: id, name: id, tags: [], file: `${id}.stories.tsx` },
  named: named.map((name) => `--platform-${name}`),
  isOfAllBrands,
});
const INDEX = indexOf(
  [
    story('card--default', ['space-m', 'color-hover']),
    story('card--matrix', ['space-m'], true),
    story('bar--default', []),
  ],
  PATHS,
);

test('restores bits from their packed form', () => {
  const bits = [true, false, false, false, true, true];
  expect(packBits(bits)).toBe('8c');
  expect(bits.map((_, at) => hasBit('8c', at))).toEqual(bits);
});

test('lists the stories that use a token', () => {
  expect(INDEX.stories).toEqual(['bar--default', 'card--default', 'card--matrix']);
  expect(storiesNaming(INDEX, 'space.m')).toEqual(['card--default', 'card--matrix']);
  expect(storiesNaming(INDEX, 'color.hover')).toEqual(['card--default']);
  expect(INDEX.ofAllBrands).toBe('2');
});

test('lists the tokens that no story uses', () => {
  expect(deadTokens(INDEX)).toEqual(['radius.card']);
});

test('replaces only the entries of stories in the newer index', () => {
  const newer = indexOf([story('bar--default', ['space-m'])], PATHS);
  const merged = mergeIndex(INDEX, newer, INDEX.stories);
  expect(storiesNaming(merged, 'space.m')).toEqual(INDEX.stories);
  expect(storiesNaming(merged, 'color.hover')).toEqual(['card--default']);
});

test('drops stories that no longer exist in the newer index', () => {
  const newer = indexOf([story('bar--default', ['space-m'])], PATHS);
  const merged = mergeIndex(INDEX, newer, ['bar--default', 'card--matrix']);
  expect(merged.stories).toEqual(['bar--default', 'card--matrix']);
  expect(merged.ofAllBrands).toBe('4');
});
