import { variableName } from '@platform/tokens';
import { chunk, sumBy } from 'es-toolkit';
import { hasBit, type ReachIndex } from '@platform/visual-review';
import type { StoryUsage } from './collect.ts';

export { hasBit, type ReachIndex };

/** Packs bits into hex digits: `[true, false, false, false, true]` becomes '88'. */
export function packBits(bits: readonly boolean[]): string {
  const digits = chunk(bits, 4).map((four) => sumBy(four, (isSet, at) => (isSet ? 8 >> at : 0)));
  return digits.map((digit) => digit.toString(16)).join('');
}

/** Builds the index of the collected stories, sorted to keep diffs small. */
export function indexOf(
  collected: readonly Pick<StoryUsage, 'story' | 'named' | 'isOfAllBrands'>[],
  paths: readonly string[],
): ReachIndex {
  const sorted = collected.toSorted((a, b) => (a.story.id < b.story.id ? -1 : 1));
  const tokens = paths.map((path) => {
    const variable = variableName(path);
    const named = packBits(sorted.map((story) => story.named.includes(variable)));
    return [path, { named }] as const;
  });
  return {
    stories: sorted.map(({ story }) => story.id),
    ofAllBrands: packBits(sorted.map(({ isOfAllBrands }) => isOfAllBrands)),
    tokens: Object.fromEntries(tokens),
  };
}

/**
 * Merges two indexes. A story in both has the entry of `newer`. Stories that no longer exist are
 * dropped.
 */
export function mergeIndex(
  old: ReachIndex,
  newer: ReachIndex,
  existing: readonly string[],
): ReachIndex {
  const stories = [...new Set([...old.stories, ...newer.stories])]
    .filter((story) => existing.includes(story))
    .sort();
  const take = (read: (index: ReachIndex) => string | undefined) =>
    packBits(
      stories.map((story) => {
        const source = newer.stories.includes(story) ? newer : old;
        return hasBit(read(source) ?? '', source.stories.indexOf(story));
      }),
    );
  const tokens = Object.keys(newer.tokens).map((path) => {
    const named = take(({ tokens: all }) => all[path]?.named);
    return [path, { named }] as const;
  });
  const ofAllBrands = take((index) => index.ofAllBrands);
  return { stories, ofAllBrands, tokens: Object.fromEntries(tokens) };
}

/** Lists the stories with an element that matches a CSS rule that uses the token. */
export const storiesNaming = ({ stories, tokens }: ReachIndex, path: string): string[] =>
  stories.filter((_, at) => hasBit(tokens[path]?.named ?? '', at));

export const deadTokens = (index: ReachIndex): string[] =>
  Object.keys(index.tokens).filter((path) => storiesNaming(index, path).length === 0);
