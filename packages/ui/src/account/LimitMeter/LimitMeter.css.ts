import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** CSS variable with the used share, from `0%` to `100%`. */
export const share = '--limit-share';

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.s,
  inlineSize: '100%',
  minInlineSize: 0,
});

export const figures = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const left = styleIn('features', { fontWeight: vars.font.weight.strong });

export const used = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const track = styleIn('features', {
  blockSize: '8px',
  overflow: 'hidden',
  background: vars.color.pressed,
  borderRadius: vars.radius.round,
  '@media': { '(forced-colors: active)': { outline: `${vars.border.thin} solid CanvasText` } },
});

export const bar = styleIn('features', {
  blockSize: '100%',
  inlineSize: `var(${share})`,
  background: vars.color.accent.solid,
  borderRadius: 'inherit',
  transition: `inline-size ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: {
    [`${root}[data-state="near"] &`]: { background: vars.color.warning.solid },
    [`${root}[data-state="reached"] &`]: { background: vars.color.danger.solid },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
