import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { display: 'grid', gap: vars.space.l, inlineSize: '100%' });

export const head = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.l,
});

export const total = styleIn('features', {
  display: 'grid',
  gap: vars.space.xxs,
  lineHeight: vars.font.lineHeight.tight,
});

export const totalLabel = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const totalValue = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.accent.text,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
});

export const skeleton = styleIn('features', { inlineSize: '3ch' });

export const icon = styleIn('features', { inlineSize: '1.125rem', blockSize: '1.125rem' });

export const line = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

export const link = styleIn('features', {
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.size.controlLarge,
  paddingInline: `${vars.space.l} ${vars.space.xs}`,
  background: vars.color.raised,
  border: `${vars.border.thin} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
});

export const address = styleIn('features', {
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  fontSize: vars.font.size.s,
  direction: 'ltr',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  userSelect: 'all',
});
