import { expect, test } from 'vitest';
import type { StoryUsage } from './collect.ts';
import type { TokenProbe } from './probes.ts';
import { lifeOf } from './dead.ts';
import {
  hasBit,
  indexOf,
  mergeIndex,
  packBits,
  storiesNaming,
  storiesShowing,
} from './reachIndex.ts';

const probe = (path: string): TokenProbe => ({
  path,
  variable: `--${path}`,
  aspects: ['place'],
  values: ['1px'],
  marks: [],
  alpha: 1,
});
const PROBES = ['space.m', 'color.hover', 'duration.fast', 'radius.card'].map(probe);

const story = (
  id: string,
  desk: string[],
  phone: string[],
  named: string[],
  all = false,
): StoryUsage => {
  const reached = (shown: string[]) => ({
    named: named.map((path) => `--${path}`),
    shown: shown.map((path) => `--${path}`),
    isOfAllBrands: all,
  });
  return {
    story: { id, title: id, name: id, tags: [], file: `${id}.stories.tsx` },
    reached: { 390: reached(phone), 1280: reached(desk) },
    spots: [],
  };
};
const COLLECTED = [
  story('card--default', ['space.m'], [], ['space.m', 'color.hover', 'duration.fast']),
  story('card--matrix', ['space.m'], ['space.m'], ['space.m'], true),
  story('bar--default', [], [], []),
];
const INDEX = indexOf(COLLECTED, PROBES);

test('bits survive being packed', () => {
  const bits = [true, false, false, false, true, true];
  expect(packBits(bits)).toBe('8c');
  expect(bits.map((_, at) => hasBit('8c', at))).toEqual(bits);
});

test('the index knows where a token shows, and where it is named', () => {
  expect(INDEX.stories).toEqual(['bar--default', 'card--default', 'card--matrix']);
  expect(storiesShowing(INDEX, 'space.m', 390)).toEqual(['card--matrix']);
  expect(storiesShowing(INDEX, 'space.m', 1280)).toEqual(['card--default', 'card--matrix']);
  expect(storiesNaming(INDEX, 'color.hover')).toEqual(['card--default']);
  expect(() => storiesShowing(INDEX, 'space.q', 390)).toThrow(/not a token.*Known there: space\.m/);
});

test('a newer index replaces the entries of its own stories only', () => {
  const newer = indexOf([story('bar--default', ['space.m'], [], ['space.m'])], PROBES);
  const merged = mergeIndex(INDEX, newer, INDEX.stories);
  expect(storiesShowing(merged, 'space.m', 1280)).toEqual(INDEX.stories);
  expect(storiesShowing(merged, 'space.m', 390)).toEqual(['card--matrix']);
});

test('a newer index drops the stories that are gone', () => {
  const newer = indexOf([story('bar--default', ['space.m'], [], ['space.m'])], PROBES);
  const merged = mergeIndex(INDEX, newer, ['bar--default', 'card--matrix']);
  expect(merged.stories).toEqual(['bar--default', 'card--matrix']);
  expect(storiesShowing(merged, 'space.m', 390)).toEqual(['card--matrix']);
});

test('a token is alive in pictures, in a state, in motion, or dead', () => {
  const pairs = [{ front: 'text.default', back: 'hover', least: 4.5 as const }];
  expect(lifeOf('space.m', INDEX, pairs)).toBe('in pictures');
  expect(lifeOf('color.hover', INDEX, pairs)).toBe('in a state');
  expect(lifeOf('color.hover', INDEX, [])).toBe('dead');
  expect(lifeOf('duration.fast', INDEX, pairs)).toBe('in motion');
  expect(lifeOf('radius.card', INDEX, pairs)).toBe('dead');
});
