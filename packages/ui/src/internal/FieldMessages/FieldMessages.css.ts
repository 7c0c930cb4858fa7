import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const error = styleIn('primitives', {
  color: vars.color.danger.text,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const hint = styleIn('primitives', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});
