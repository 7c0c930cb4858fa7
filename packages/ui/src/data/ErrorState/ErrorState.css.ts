import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  color: vars.color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = styleIn('data', {
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: vars.space.s,
  borderRadius: vars.radius.round,
  background: vars.color.danger.subtle,
  color: vars.color.danger.text,
});

export const text = styleIn('data', { display: 'grid', gap: vars.space.xs });

export const title = styleIn('data', {
  color: vars.color.text.default,
  fontWeight: vars.font.weight.strong,
});
