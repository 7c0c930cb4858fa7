import type { ContrastPair } from '@platform/tokens';
import { widths } from '@platform/visual-review';
import { UNSEEN } from './probes.ts';
import { storiesNaming, storiesShowing, type ReachIndex } from './reachIndex.ts';

/** How a token is known to do something. */
export type Life = 'in pictures' | 'in a state' | 'in motion' | 'in what covers what' | 'dead';

const groupOf = (path: string) => path.split('.')[0] ?? '';

const isIn = (path: string, { front, back, overlays = [] }: ContrastPair) =>
  [front, back.split('@')[0], ...overlays.map(({ color }) => color)].some(
    (name) => path === name || path === `color.${name}`,
  );

/** Where a token can be seen to do something. */
export function lifeOf(path: string, index: ReachIndex, pairs: readonly ContrastPair[]): Life {
  if (widths.some((width) => storiesShowing(index, path, width).length > 0)) return 'in pictures';
  if (storiesNaming(index, path).length === 0) return 'dead';
  if (groupOf(path) in UNSEEN) return 'in motion';
  if (groupOf(path) === 'layer') return 'in what covers what';
  return pairs.some((pair) => isIn(path, pair)) ? 'in a state' : 'dead';
}

/** Every token of the index by the way it lives. */
export function livesOf(
  index: ReachIndex,
  pairs: readonly ContrastPair[],
): ReadonlyMap<Life, string[]> {
  const lives = new Map<Life, string[]>();
  for (const path of Object.keys(index.tokens)) {
    const life = lifeOf(path, index, pairs);
    lives.set(life, [...(lives.get(life) ?? []), path]);
  }
  return lives;
}
