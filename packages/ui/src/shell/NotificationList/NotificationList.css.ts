import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { display: 'grid', gap: vars.space.s });

export const list = styleIn('features', { display: 'grid', gap: vars.space.xxs });

export const item = styleIn('features', {
  borderRadius: vars.radius.control,
  selectors: { '&[data-unread]': { background: vars.color.accent.subtle } },
});

export const line = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.s,
  borderRadius: 'inherit',
  color: vars.color.text.default,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.lineHeight.tight,
  selectors: { 'a&:hover': { background: vars.color.hover } },
});

export const halo = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.round,
  background: vars.color.hover,
  color: vars.color.text.muted,
  selectors: {
    '[data-unread] &': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
  },
});

export const icon = styleIn('features', { inlineSize: '1rem', blockSize: '1rem' });

export const words = styleIn('features', {
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const title = styleIn('features', { fontWeight: vars.font.weight.medium });

export const detail = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const amount = styleIn('features', {
  maxInlineSize: '7rem',
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
});

export const end = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
});
