import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const input = styleIn('primitives', { fontVariantNumeric: 'tabular-nums' });

export const unit = styleIn('primitives', {
  paddingInlineEnd: vars.space.xs,
  fontSize: vars.font.size.s,
});
