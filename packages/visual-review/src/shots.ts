import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { widths, type Width } from './widths.ts';

/** One picture of one story: what a decision is about. */
export interface Shot {
  /** As in the address of the story: `primitives-button--default`. */
  story: string;
  brand: string;
  width: Width;
}

/** A story as the index of a built Storybook lists it. */
export interface Story {
  id: string;
  /** 'Primitives/Button' */
  title: string;
  /** 'Default' */
  name: string;
}

/** The name of a shot in the decisions and the report: `primitives-button--default/aurora/390`. */
export const keyOf = ({ story, brand, width }: Shot) => `${story}/${brand}/${width}`;

/** The name of a shot's file: `primitives-button--default.aurora.390.png`. */
export const fileOf = ({ story, brand, width }: Shot) => `${story}.${brand}.${width}.png`;

/** The stories of a built Storybook, in its own order; without documentation pages. */
export function storiesIn(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** A pattern for story ids: `*` matches any text, `?` one character. */
const matcher = (pattern: string) => {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`);
  return (id: string) => expression.test(id);
};

/** The stories whose id matches one of the patterns; all of them when there is no pattern. */
export function chooseStories(stories: readonly Story[], only: readonly string[]): Story[] {
  const matchers = only.map(matcher);
  return stories.filter(({ id }) => only.length === 0 || matchers.some((matches) => matches(id)));
}

/** The brands that are asked for, or all there are. Throws for a brand that does not exist. */
export function chooseBrands(existing: readonly string[], asked: readonly string[]): string[] {
  const unknown = asked.filter((brand) => !existing.includes(brand));
  if (unknown.length > 0) {
    throw new InputError(
      `There is no brand '${unknown.join("', '")}'. The brands are the folders of tokens/brands: ${existing.join(', ')}.`,
    );
  }
  return existing.filter((brand) => asked.length === 0 || asked.includes(brand));
}

/** Every story in every brand at every width. */
export const shotsOf = (stories: readonly Story[], brands: readonly string[]): Shot[] =>
  stories.flatMap(({ id }) =>
    brands.flatMap((brand) => widths.map((width) => ({ story: id, brand, width }))),
  );
