import type { CSSProperties, ReactNode } from 'react';

/** How a story is placed in the canvas. */
export type FrameKind = 'padded' | 'narrow' | 'bare';

const FRAMES: Record<FrameKind, CSSProperties> = {
  /** Room around a single component. */
  padded: { padding: 24 },
  /** The narrowest phone, for stress stories. */
  narrow: { padding: 16, inlineSize: 320, boxSizing: 'border-box' },
  /** Nothing: a whole screen or a matrix brings its own room. */
  bare: {},
};

/** The page of a brand around a story that stands on a page of Storybook's own. */
const OWN_PAGE: CSSProperties = {
  background: 'var(--platform-color-canvas)',
  color: 'var(--platform-color-text-default)',
  fontFamily: 'var(--platform-font-family-body)',
};

export interface StoryFrameProps {
  /** @default 'padded' */
  kind?: FrameKind | undefined;
  /**
   * The story stands among the words of a docs page.
   * @default false
   */
  inDocs?: boolean;
  children: ReactNode;
}

export function StoryFrame({ kind = 'padded', inDocs = false, children }: StoryFrameProps) {
  return <div style={{ ...FRAMES[kind], ...(inDocs && OWN_PAGE) }}>{children}</div>;
}
