import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const empty = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  textAlign: 'center',
  textWrap: 'balance',
});

export const halo = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  borderRadius: vars.radius.round,
  background: vars.color.accent.subtle,
  color: vars.color.accent.text,
});

export const icon = styleIn('features', {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const bell = styleIn('features', { position: 'relative' });

/**
 * Number of unread notifications, at the corner of the bell. Longer numbers extend away from it.
 */
export const count = styleIn('features', {
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: '50%',
  minInlineSize: '1.125rem',
  paddingInline: '0.3em',
  borderRadius: vars.radius.round,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.125rem',
  textAlign: 'center',
  '@media': {
    '(forced-colors: active)': { border: `${vars.border.thin} solid ButtonText`, lineHeight: 1 },
  },
});
