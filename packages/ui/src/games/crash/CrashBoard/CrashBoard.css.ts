import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { boardRoom } from '../../demo/boardRoom';

/** Custom properties with positions on the chart, in percent. */
export const left = '--crash-left';
export const top = '--crash-top';

const STILL = '(prefers-reduced-motion: reduce)';

const burst = keyframes({ from: { scale: '0.4', opacity: 0 } });

export const root = styleIn('features', {
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  // Time runs to the right in every language.
  direction: 'ltr',
});

const GUTTER = '3.25rem';

export const chart = styleIn('features', {
  position: 'relative',
  gridArea: '1 / 1',
  blockSize: `min(clamp(15rem, 45cqi, 26rem), ${boardRoom})`,
  marginInlineEnd: GUTTER,
});

export const picture = styleIn('features', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const gridLine = styleIn('features', {
  stroke: vars.color.border.subtle,
  strokeDasharray: '2 6',
  vectorEffect: 'non-scaling-stroke',
});

export const label = styleIn('features', {
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlockStart: `var(${top})`,
  inlineSize: GUTTER,
  textAlign: 'end',
  translate: '0 -50%',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

const INK = {
  [`${root}[data-phase="waiting"] &`]: { color: vars.color.text.muted },
  [`${root}[data-phase="rising"] &`]: { color: vars.color.accent.text },
  [`${root}[data-phase="crashed"] &`]: { color: vars.color.danger.text },
  [`${root}[data-cashed-out] &`]: { color: vars.color.success.text },
} as const;

export const curve = styleIn('features', {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: INK,
});

export const area = styleIn('features', {
  fill: 'currentColor',
  opacity: 0.14,
  selectors: INK,
});

export const tip = styleIn('features', {
  position: 'absolute',
  insetInlineStart: `var(${left})`,
  insetBlockStart: `var(${top})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  background: 'currentColor',
  border: `4px solid ${vars.color.canvas}`,
  borderRadius: vars.radius.round,
  boxShadow: '0 0 24px currentColor',
  translate: '-50% -50%',
  selectors: {
    ...INK,
    [`${root}[data-phase="crashed"] &`]: {
      color: vars.color.danger.text,
      animation: `${burst} ${vars.duration.dialog} ${vars.easing.standard}`,
    },
  },
  '@media': {
    [STILL]: { selectors: { [`${root}[data-phase="crashed"] &`]: { animation: 'none' } } },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});

export const readout = styleIn('features', {
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  // Places the readout where the curve is lowest.
  maxInlineSize: '70%',
});

export const multiplier = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: 'clamp(2.75rem, 11cqi, 5.5rem)',
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
  selectors: {
    [`${root}[data-phase="waiting"] &`]: { color: vars.color.text.muted },
    [`${root}[data-phase="crashed"] &`]: { color: vars.color.danger.text },
  },
});

export const caption = styleIn('features', {
  minBlockSize: `calc(${vars.font.lineHeight.body} * ${vars.font.size.l})`,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  selectors: {
    [`${root}[data-phase="waiting"] &`]: { color: vars.color.text.muted },
    [`${root}[data-phase="crashed"] &`]: { color: vars.color.danger.text },
    [`${root}[data-cashed-out] &`]: { color: vars.color.success.text },
  },
});
