import type { Painted, Source } from './paint.ts';

/** Kind of a spot, which has to be distinguished from its background. */
export type SpotKind = 'text' | 'icon' | 'edge' | 'ring';

/** Something to be read or recognised, and its backgrounds, lowest first. */
export interface Spot {
  kind: SpotKind;
  element: Element;
  front: Source;
  ground: readonly Source[];
}

/** A spot as it is now, as plain data. */
export interface SpotNow {
  kind: SpotKind;
  front: Painted;
  ground: readonly Painted[];
  /** The element's tag and classes, for those who look for it. */
  element: string;
}

/** Looks a spot up. */
export const now = ({ kind, element, front, ground }: Spot): SpotNow => ({
  kind,
  front: front(),
  ground: ground.map((source) => source()),
  element: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
});
