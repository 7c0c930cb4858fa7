import { existsSync, readFileSync } from 'node:fs';
import type { Width } from './widths.ts';

/** Stories that use a token, as hexadecimal digits: one bit per story, in the order of the index. */
export interface Reach {
  /** Stories with an element that matches a rule with the token, in any state. */
  named: string;
  /** Stories whose picture changes with the token, by width. */
  shown: Record<Width, string>;
}

/** Index of the stories that each token reaches, from `tokens/reach.json`. */
export interface ReachIndex {
  stories: readonly string[];
  /** Stories that show all brands, as bits. */
  ofAllBrands: string;
  tokens: Readonly<Record<string, Reach>>;
}

/** Returns true if the bit at this position is set. */
export const hasBit = (packed: string, at: number): boolean =>
  (Number.parseInt(packed.charAt(at >> 2) || '0', 16) & (8 >> (at & 3))) !== 0;

/** Reads the index from a file; `null` if the file is missing. */
export const readReach = (file: string): ReachIndex | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReachIndex) : null;

interface Names {
  tokens: ReadonlySet<string>;
  /** Tokens that change the picture of the story at rest, at a usual width. */
  shown: readonly string[];
  isOfAllBrands: boolean;
}

const known = new WeakMap<ReachIndex, Map<string, Names>>();

/** Returns the tokens that a story of the index names or shows. */
export function storyNames(index: ReachIndex, story: string): Names {
  const names = known.get(index) ?? new Map<string, Names>();
  known.set(index, names);
  const found = names.get(story);
  if (found) return found;
  const at = index.stories.indexOf(story);
  const all = Object.entries(index.tokens);
  const shown = all.flatMap(([path, reach]) =>
    Object.values(reach.shown).some((bits) => hasBit(bits, at)) ? [path] : [],
  );
  const named = all.flatMap(([path, reach]) => (hasBit(reach.named, at) ? [path] : []));
  const isOfAllBrands = hasBit(index.ofAllBrands, at);
  const made = { tokens: new Set([...named, ...shown]), shown, isOfAllBrands };
  names.set(story, made);
  return made;
}

/** Returns true if a token changes the picture of a story at rest, at this width. */
export function isShown(index: ReachIndex, story: string, path: string, width: Width): boolean {
  const at = index.stories.indexOf(story);
  return at >= 0 && hasBit(index.tokens[path]?.shown[width] ?? '', at);
}
