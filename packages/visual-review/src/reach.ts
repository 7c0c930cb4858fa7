import { existsSync, readFileSync } from 'node:fs';
import { memoize } from 'es-toolkit';

export interface Reach {
  /** Stories with an element that matches a rule with the token: one bit each, as hexadecimal digits. */
  named: string;
}

/** Index of the stories that each token reaches, from `tokens/reach.json`. */
export interface ReachIndex {
  stories: readonly string[];
  /** Stories that show all brands, one bit each. */
  ofAllBrands: string;
  tokens: Readonly<Record<string, Reach>>;
}

export const hasBit = (packed: string, at: number): boolean =>
  (Number.parseInt(packed.charAt(at >> 2) || '0', 16) & (8 >> (at & 3))) !== 0;

export const readReach = (file: string): ReachIndex | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReachIndex) : null;

export const storyNames = memoize(({ stories, tokens }: ReachIndex) =>
  memoize((story: string): readonly string[] => {
    const at = stories.indexOf(story);
    return Object.keys(tokens).filter((path) => hasBit(tokens[path]?.named ?? '', at));
  }),
);
