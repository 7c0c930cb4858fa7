import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.card} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  transition: `translate ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-state="ready"]:hover': {
      translate: '0 -3px',
      borderColor: vars.color.accent.border,
      boxShadow: vars.shadow.raised,
    },
    '&:has(a:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const art = styleIn('features', {
  selectors: { [`${root}[data-state="soon"] &`]: { opacity: 0.55, filter: 'saturate(0.6)' } },
});

export const caption = styleIn('features', {
  display: 'grid',
  alignContent: 'start',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
});

export const title = styleIn('features', { minInlineSize: 0, overflowWrap: 'anywhere' });

export const note = styleIn('features', {
  fontFamily: vars.font.family.body,
  fontWeight: vars.font.weight.body,
});

export const link = styleIn('features', {
  minInlineSize: 0,
  // The link covers the whole tile, so the focus ring is on the root.
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const badge = styleIn('features', {
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
});
