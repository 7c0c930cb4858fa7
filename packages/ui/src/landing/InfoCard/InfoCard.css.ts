import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { glowing } from '../../theme/glowing';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  minInlineSize: 0,
  minBlockSize: '15rem',
  padding: vars.space.xl,
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.card,
  background: `radial-gradient(90% 120% at 100% 0%, ${glowing(vars.color.accent.solid, 32)}, transparent 70%), ${vars.color.accent.subtle}`,
  color: vars.color.text.default,
  selectors: {
    '&[data-tone="spark"]': {
      borderColor: `color-mix(in oklab, ${vars.color.spark.solid} 45%, transparent)`,
      background: `radial-gradient(90% 120% at 100% 0%, ${glowing(vars.color.spark.solid, 32)}, transparent 70%), ${vars.color.spark.subtle}`,
    },
  },
});

export const words = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  maxInlineSize: '34ch',
});

/** Tilted emblem, clipped by the card's corner. */
export const emblem = styleIn('features', {
  position: 'absolute',
  insetBlockStart: '-0.75rem',
  insetInlineEnd: '-0.75rem',
  zIndex: -1,
  rotate: '-12deg',
  color: vars.color.accent.text,
  opacity: 0.4,
  selectors: { [`${root}[data-tone="spark"] > &`]: { color: vars.color.spark.text } },
});

globalStyle(`${emblem} > svg`, {
  '@layer': {
    [layers.features]: { inlineSize: '9rem', blockSize: '9rem', strokeWidth: 1.25 },
  },
});
