import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.xl,
  inlineSize: '100%',
});

export const head = styleIn('features', {
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
});

export const row = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const wide = styleIn('features', { gridColumn: '1 / -1' });

export const actions = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.m,
});
