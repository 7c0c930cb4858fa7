import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { hairline } from './looks';

export const group = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 });

export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const ramp = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.xs,
});

// Swatch of the text colour, the 13th: it fills the last two columns of the second row.
globalStyle(`${ramp} > :nth-child(13)`, { gridColumn: 'span 2' });

export const rows = style({ display: 'grid' });

const pressable = style({
  inlineSize: '100%',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-expanded="true"]': { background: vars.color.pressed },
  },
});

export const step = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xxs,
    padding: vars.space.xs,
    minBlockSize: vars.size.touch,
    fontSize: vars.font.size.xs,
    color: vars.color.text.muted,
  },
]);

export const row = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.s,
  },
]);

export const swatch = style({
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.small,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  selectors: { [`${step} > &`]: { inlineSize: '100%', blockSize: '2rem' } },
});

export const tokenName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '100%',
  selectors: { [`${row} > &`]: { flex: 1 } },
});

export const tokenValue = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const changed = style({
  fontSize: vars.font.size.xs,
  color: vars.color.accent.text,
  selectors: {
    // Shows a dot in place of the word, which does not fit on a swatch. Screen readers still read the
    // word.
    [`${step} > &`]: {
      position: 'absolute',
      insetBlockStart: vars.space.xs,
      insetInlineEnd: vars.space.xs,
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      overflow: 'hidden',
      color: 'transparent',
      background: vars.color.accent.solid,
      border: `${vars.border.thick} solid ${vars.color.canvas}`,
      borderRadius: vars.radius.round,
      boxSizing: 'content-box',
      fontSize: 0,
    },
  },
});

export const editor = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  marginBlock: vars.space.xs,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.card,
  justifyItems: 'stretch',
});
