import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const steps = styleIn('features', {
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.s,
});

export const step = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

export const icon = styleIn('features', {
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
