import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const frame = styleIn('primitives', { position: 'relative' });

export const input = styleIn('primitives', {
  paddingInlineEnd: `calc(${vars.space.m} + ${vars.size.icon} + ${vars.space.xs})`,
  textOverflow: 'ellipsis',
});

export const chevron = styleIn('primitives', {
  position: 'absolute',
  insetInlineEnd: vars.space.m,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.text.muted,
  // Lets presses on the arrow through to the field.
  pointerEvents: 'none',
});
