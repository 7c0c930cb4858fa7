import type { Painted } from './paint.ts';

export type SpotKind = 'text' | 'icon' | 'edge' | 'ring';

/** Place to measure. `ground` lists the background layers, lowest first. */
export interface Spot {
  kind: SpotKind;
  front: Painted;
  ground: readonly Painted[];
}
