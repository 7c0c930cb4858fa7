import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

const hair = `${vars.border.thin} solid ${vars.color.border.default}`;

export const list = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const feature = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.xl,
  borderBlockStart: hair,
  selectors: {
    '&:nth-child(-n + 2)': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:nth-child(odd)': { borderInlineEnd: hair, paddingInlineStart: 0 },
    '&:nth-child(even)': { paddingInlineEnd: 0 },
    '&:nth-last-child(-n + 2)': { paddingBlockEnd: 0 },
  },
  '@container': {
    '(max-width: 40rem)': {
      selectors: {
        '&&': {
          paddingInline: 0,
          paddingBlock: vars.space.l,
          borderInlineEnd: 0,
          borderBlockStart: hair,
        },
        '&&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
        '&&:last-child': { paddingBlockEnd: 0 },
      },
    },
  },
});

export const emblem = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  marginBlockEnd: vars.space.s,
  borderRadius: `min(${vars.radius.control}, 18px)`,
  background: vars.color.accent.subtle,
  color: vars.color.accent.text,
  selectors: {
    [`${feature}:nth-child(4n + 2) > &, ${feature}:nth-child(4n + 3) > &`]: {
      background: vars.color.spark.subtle,
      color: vars.color.spark.text,
    },
  },
});

globalStyle(`${emblem} > svg`, {
  '@layer': { [layers.features]: { inlineSize: '1.5rem', blockSize: '1.5rem' } },
});

export const deposits = styleIn('features', {
  position: 'relative',
  display: 'flex',
  gap: vars.space.m,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.l,
  textWrap: 'pretty',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 3,
      borderRadius: vars.radius.round,
      background: vars.gradient.brand,
    },
  },
});

export const coins = styleIn('features', {
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: vars.color.accent.text,
});
