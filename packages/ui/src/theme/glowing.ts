import { vars } from './contract.css';

/** Returns the colour of a glow, at most `percent` opaque. The brand scales the opacity. */
export const glowing = (color: string, percent: number): string =>
  `color-mix(in oklab, ${color} calc(${percent}% * ${vars.background.glow}), transparent)`;
