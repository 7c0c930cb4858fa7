import type { Painted, Source } from './paint.ts';

/** Kind of content that must stand out from its background. */
export type SpotKind = 'text' | 'icon' | 'edge' | 'ring';

/** Content that must stand out from its background. `ground` lists the background layers, lowest first. */
export interface Spot {
  kind: SpotKind;
  element: Element;
  front: Source;
  ground: readonly Source[];
}

/** Spot with its current colours, as plain data. */
export interface SpotNow {
  kind: SpotKind;
  front: Painted;
  ground: readonly Painted[];
  /** Tag and classes of the element, which help to find it in the page. */
  element: string;
}

/** Reads the current colours of a spot. */
export const now = ({ kind, element, front, ground }: Spot): SpotNow => ({
  kind,
  front: front(),
  ground: ground.map((source) => source()),
  element: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
});
