import { vars } from '@platform/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space.xl,
  background: vars.color.canvas,
  minBlockSize: '100vh',
  alignContent: 'start',
  '@media': { '(max-width: 768px)': { padding: vars.space.l } },
});

export const list = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});

export const group = style({
  display: 'grid',
  gap: vars.space.m,
});

export const token = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  alignContent: 'start',
});

export const name = style({
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

export const value = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const swatch = style({
  blockSize: '4rem',
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
});

export const pair = style({
  color: vars.color.text.default,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.s,
});

export const ring = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.round,
  border: `${vars.border.thick} solid currentColor`,
});

export const ratio = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  blockSize: '1rem',
  maxInlineSize: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.accent.solid,
});

export const box = style({
  inlineSize: '100%',
  blockSize: '5rem',
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const specimen = style({
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

export const track = style({
  padding: vars.space.xs,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  cursor: 'pointer',
});

/** Square that moves along its track on hover and on focus. */
export const runner = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.round,
  background: vars.color.accent.solid,
  transitionProperty: 'margin-inline-start',
  selectors: {
    [`${track}:hover &, ${track}:focus-visible &`]: { marginInlineStart: 'calc(100% - 2rem)' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.text.default,
});
