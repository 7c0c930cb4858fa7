import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  // Reserves two lines, because an outcome wraps to two lines on a phone.
  minBlockSize: `max(1.75rem, 2 * ${vars.font.size.xs} * ${vars.font.lineHeight.tight})`,
  lineHeight: vars.font.lineHeight.tight,
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const net = styleIn('features', {
  flexShrink: 0,
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: vars.font.weight.strong,
});
