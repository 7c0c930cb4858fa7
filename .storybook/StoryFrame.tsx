import type { CSSProperties, ReactNode } from 'react';

export type FrameKind = 'padded' | 'narrow' | 'bare';

const FRAMES: Record<FrameKind, CSSProperties> = {
  padded: { padding: 24 },
  /** Width of the narrowest phone, for stress stories. */
  narrow: { padding: 16, inlineSize: 320, boxSizing: 'border-box' },
  /** No padding: whole screens and matrices have their own. */
  bare: {},
};

/** Page styles for stories inside a documentation page. */
const OWN_PAGE: CSSProperties = {
  background: 'var(--platform-color-canvas)',
  color: 'var(--platform-color-text-default)',
  fontFamily: 'var(--platform-font-family-body)',
};

export interface StoryFrameProps {
  kind?: FrameKind | undefined;
  inDocs?: boolean;
  children: ReactNode;
}

export function StoryFrame({ kind = 'padded', inDocs = false, children }: StoryFrameProps) {
  return <div style={{ ...FRAMES[kind], ...(inDocs && OWN_PAGE) }}>{children}</div>;
}
