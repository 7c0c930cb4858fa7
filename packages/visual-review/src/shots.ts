import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { escapeRegExp } from 'es-toolkit';
import { modesOf, type Mode, type ReviewedBrand, type Story } from './modes.ts';
import type { Width } from './widths.ts';

export type { Story };

/** Story in one mode. Each shot has one screenshot and at most one decision. */
export interface Shot extends Mode {
  /** Story id, as in its URL: `primitives-button--default`. */
  story: string;
  /** True if the story has a play function. Such a story is mounted again for every screenshot. */
  plays?: boolean;
}

/** Story in a brand at a width, in the dark scheme and at rest. */
export interface PlainView {
  story: string;
  brand: string;
  width: Width;
}

const modeOf = ({ scheme, width, look }: Mode) => [
  scheme,
  String(width),
  ...(look === 'rest' ? [] : [look]),
];

/** Returns the key of a shot in decisions and reports: `primitives-button--default/aurora/dark/390`. */
export const keyOf = (shot: Shot) => [shot.story, shot.brand, ...modeOf(shot)].join('/');

export const viewKeyOf = ({ story, brand, width }: PlainView) => `${story}/${brand}/${width}`;

/** Lists the stories of a built Storybook in its order, without documentation pages. */
export function storiesIn(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; importPath: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags, importPath }) => ({
      id,
      title,
      // Removes the bracketed synonyms of the component, which are for Storybook's search.
      name: name.replace(/ \(.*\)$/, ''),
      tags,
      file: importPath.replace(/^\.\//, ''),
    }));
}

/** Returns a matcher for a pattern of story ids: `*` matches any text, `?` one character. */
const matcher = (pattern: string): RegExp =>
  new RegExp(`^${escapeRegExp(pattern).replaceAll('\\*', '.*').replaceAll('\\?', '.')}$`);

export function chooseStories(stories: readonly Story[], only: readonly string[]): Story[] {
  const matchers = only.map(matcher);
  return stories.filter(({ id }) => only.length === 0 || matchers.some((one) => one.test(id)));
}

/** Returns the requested brands, or all brands if none is requested. Throws if a brand does not exist. */
export function chooseBrands(
  existing: readonly ReviewedBrand[],
  asked: readonly string[],
): ReviewedBrand[] {
  const ids = existing.map(({ id }) => id);
  const unknown = asked.filter((brand) => !ids.includes(brand));
  if (unknown.length > 0) {
    throw new InputError(
      `There is no brand '${unknown.join("', '")}'. The brands are the folders of tokens/brands: ${ids.join(', ')}.`,
    );
  }
  return existing.filter(({ id }) => asked.length === 0 || asked.includes(id));
}

export const shotsOf = (stories: readonly Story[], brands: readonly ReviewedBrand[]): Shot[] =>
  stories.flatMap((story) =>
    modesOf(story, brands).map((mode) => ({
      ...mode,
      story: story.id,
      ...(story.tags.includes('play-fn') && { plays: true }),
    })),
  );
