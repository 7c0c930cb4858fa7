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
