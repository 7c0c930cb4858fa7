import type { ContrastPair } from '@platform/tokens';
import { widths } from '@platform/visual-review';
import { storiesNaming, storiesShowing, type ReachIndex } from './reachIndex.ts';

/** Evidence that a token has an effect. */
export type Life = 'in pictures' | 'in a state' | 'in motion' | 'in what covers what' | 'dead';

const groupOf = (path: string) => path.split('.')[0] ?? '';

const isIn = (path: string, { front, back, overlays = [] }: ContrastPair) =>
  [front, back.split('@')[0], ...overlays.map(({ color }) => color)].some(
    (name) => path === name || path === `color.${name}`,
  );

/** Returns the strongest evidence that a token has an effect. */
export function lifeOf(path: string, index: ReachIndex, pairs: readonly ContrastPair[]): Life {
  if (widths.some((width) => storiesShowing(index, path, width).length > 0)) return 'in pictures';
  if (storiesNaming(index, path).length === 0) return 'dead';
  if (['duration', 'easing'].includes(groupOf(path))) return 'in motion';
  if (groupOf(path) === 'layer') return 'in what covers what';
  return pairs.some((pair) => isIn(path, pair)) ? 'in a state' : 'dead';
}

/** Groups the tokens of the index by their strongest evidence. */
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
