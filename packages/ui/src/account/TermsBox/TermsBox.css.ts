import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  inlineSize: '100%',
});

export const box = styleIn('features', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  // Limits the height of the terms, so that the button below stays visible on every screen.
  maxBlockSize: 'min(20rem, 40dvb)',
  padding: vars.space.l,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.control} transparent`,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});

export const clause = styleIn('features', { display: 'grid', gap: vars.space.xs });
