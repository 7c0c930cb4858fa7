import type { Painted } from './paint.ts';

/** Kind of content that must stand out from its background. */
export type SpotKind = 'text' | 'icon' | 'edge' | 'ring';

/** Content that must stand out from its background. `ground` lists the background layers, lowest first. */
export interface Spot {
  kind: SpotKind;
  front: Painted;
  ground: readonly Painted[];
}
