import { existsSync, readFileSync } from 'node:fs';

export interface Reach {
  /** Stories with an element that matches a rule with the token: one bit each, as hexadecimal digits. */
  named: string;
}

/** Index of the stories that each token reaches, from `tokens/reach.json`. */
export interface ReachIndex {
  stories: readonly string[];
  /** Stories that show all brands, as bits. */
  ofAllBrands: string;
  tokens: Readonly<Record<string, Reach>>;
}

export const hasBit = (packed: string, at: number): boolean =>
  (Number.parseInt(packed.charAt(at >> 2) || '0', 16) & (8 >> (at & 3))) !== 0;

export const readReach = (file: string): ReachIndex | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReachIndex) : null;

const known = new WeakMap<ReachIndex, Map<string, ReadonlySet<string>>>();

export function storyNames(index: ReachIndex, story: string): ReadonlySet<string> {
  const names = known.get(index) ?? new Map<string, ReadonlySet<string>>();
  known.set(index, names);
  const at = index.stories.indexOf(story);
  const all = Object.entries(index.tokens);
  const found =
    names.get(story) ??
    new Set(all.flatMap(([path, { named }]) => (hasBit(named, at) ? [path] : [])));
  names.set(story, found);
  return found;
}
