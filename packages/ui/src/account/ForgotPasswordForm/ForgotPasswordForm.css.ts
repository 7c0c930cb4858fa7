import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const actions = styleIn('features', {
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.m,
});
