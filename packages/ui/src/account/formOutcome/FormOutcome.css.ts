import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = styleIn('features', {
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  color: vars.color.success.text,
  strokeWidth: 1.5,
});
