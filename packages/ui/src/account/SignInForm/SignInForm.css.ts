import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
});

export const password = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const forgot = styleIn('features', {
  justifySelf: 'end',
  fontSize: vars.font.size.s,
});

export const submit = styleIn('features', { marginBlockStart: vars.space.xs });

export const register = styleIn('features', { justifySelf: 'center' });
