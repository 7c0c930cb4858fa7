import { existsSync, readFileSync } from 'node:fs';
import type { Width } from './widths.ts';

/** The stories in which a token is used, one bit a story, the first story first, in hexadecimal. */
export interface Reach {
  /** A rule names it that answers to something in the story, in whatever state. */
  named: string;
  /** Another value changes the picture at that width. */
  shown: Record<Width, string>;
}

/** Which stories each token reaches, as in `tokens/reach.json`. */
export interface ReachIndex {
  stories: readonly string[];
  /** The stories that show all brands, as bits. */
  ofAllBrands: string;
  tokens: Readonly<Record<string, Reach>>;
}

/** Tells that the bit at a place is set. */
export const hasBit = (packed: string, at: number): boolean =>
  (Number.parseInt(packed.charAt(at >> 2) || '0', 16) & (8 >> (at & 3))) !== 0;

/** The index in a file; `null` when there is none. */
export const readReach = (file: string): ReachIndex | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReachIndex) : null;

interface Names {
  tokens: ReadonlySet<string>;
  /** Those of which another value changes the picture, at rest and at a usual width. */
  shown: readonly string[];
  isOfAllBrands: boolean;
}

const known = new WeakMap<ReachIndex, Map<string, Names>>();

/** The tokens that a story of the index names or shows. */
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

/** Tells that another value of a token changes the picture of a story, at rest and at a usual width. */
export function isShown(index: ReachIndex, story: string, path: string, width: Width): boolean {
  const at = index.stories.indexOf(story);
  return at >= 0 && hasBit(index.tokens[path]?.shown[width] ?? '', at);
}
