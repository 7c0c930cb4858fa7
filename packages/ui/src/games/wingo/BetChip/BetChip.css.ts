import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});

export const arrow = styleIn('features', {
  inlineSize: '1.1em',
  blockSize: '1.1em',
  color: vars.color.accent.text,
});
