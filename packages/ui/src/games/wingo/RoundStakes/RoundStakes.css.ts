import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  minInlineSize: 0,
  // Reserves the height of the chips before the first bet.
  minBlockSize: '1.75rem',
  fontSize: vars.font.size.s,
});

export const label = styleIn('features', { color: vars.color.text.muted });

export const total = styleIn('features', {
  flexShrink: 0,
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.strong,
});

export const empty = styleIn('features', { color: vars.color.text.muted });

export const chips = styleIn('features', {
  flex: '1 1 8rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  minInlineSize: 'min-content',
});

export const chip = styleIn('features', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xs,
});
