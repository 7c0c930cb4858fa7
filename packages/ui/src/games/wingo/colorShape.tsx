import type { Color } from '@platform/rules/wingo';
import type { ReactNode } from 'react';

/** Shapes that distinguish the colours without hue, in a 16 by 16 viewBox. */
export const COLOR_SHAPES: Readonly<Record<Color, ReactNode>> = {
  green: <circle cx="8" cy="8" r="6.5" />,
  violet: <path d="M8 1.5 15 14H1z" />,
  red: <path d="M8 1l7 7-7 7-7-7z" />,
};
