import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  color: vars.color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = styleIn('data', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
});

export const title = styleIn('data', { fontWeight: vars.font.weight.medium });
