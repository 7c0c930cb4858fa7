import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'inline-flex',
  gap: vars.space.xs,
  verticalAlign: 'middle',
});
