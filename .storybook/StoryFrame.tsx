import type { ReactNode } from 'react';

/** How a story stands in the canvas. */
export type FrameKind = 'padded' | 'narrow' | 'bare';

const FRAMES = {
  /** Room around a single part. */
  padded: { padding: 24 },
  /** The narrowest phone, for stress stories. */
  narrow: { padding: 16, inlineSize: 320, boxSizing: 'border-box' },
  /** Nothing: a whole screen or a matrix brings its own room. */
  bare: {},
} as const;

export interface StoryFrameProps {
  /** @default 'padded' */
  kind?: FrameKind;
  children: ReactNode;
}

export function StoryFrame({ kind = 'padded', children }: StoryFrameProps) {
  return <div style={FRAMES[kind]}>{children}</div>;
}
