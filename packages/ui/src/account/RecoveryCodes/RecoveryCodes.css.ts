import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
});

export const words = styleIn('features', { display: 'grid', gap: vars.space.xxs });

export const codes = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  padding: vars.space.l,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const code = styleIn('features', {
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.medium,
  direction: 'ltr',
  overflowWrap: 'anywhere',
});

export const actions = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
