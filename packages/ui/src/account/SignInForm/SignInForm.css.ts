import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { display: 'grid', gap: vars.space.l });

export const password = styleIn('features', { display: 'grid' });

export const forgot = styleIn('features', {
  justifySelf: 'end',
  fontSize: vars.font.size.s,
});

export const register = styleIn('features', { justifySelf: 'center' });
