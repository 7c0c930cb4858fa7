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

export const popup = styleIn('primitives', {
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 208,
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'min(20rem, var(--radix-popover-content-available-height))',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
});

export const option = styleIn('primitives', {
  selectors: { '&[aria-selected="true"]': { fontWeight: vars.font.weight.strong } },
});

export const check = styleIn('primitives', {
  color: vars.color.accent.text,
  visibility: 'hidden',
  selectors: { '[aria-selected="true"] > &': { visibility: 'visible' } },
});
