import { vars } from '../theme/contract.css';

export type Gap = 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';

const STEPS: Record<Gap, string> = {
  none: '0',
  xs: vars.space.xs,
  s: vars.space.s,
  m: vars.space.m,
  l: vars.space.l,
  xl: vars.space.xl,
  xxl: vars.space.xxl,
  xxxl: vars.space.xxxl,
};

/** Selectors that set the gap for each value of `data-gap`. */
export const gapSelectors: Record<string, { gap: string }> = Object.fromEntries(
  Object.entries(STEPS).map(([step, gap]) => [`&[data-gap="${step}"]`, { gap }]),
);
