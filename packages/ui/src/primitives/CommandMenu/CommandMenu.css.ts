import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const header = styleIn('primitives', {
  gridArea: 'header',
  paddingBlock: vars.space.m,
  paddingInlineStart: vars.space.m,
});

export const close = styleIn('primitives', {
  gridArea: 'close',
  alignSelf: 'center',
  marginInline: vars.space.s,
});

export const list = styleIn('primitives', {
  gridArea: 'body',
  position: 'relative',
  // Constant height, so that the search field does not move when the results change.
  blockSize: 'min(24rem, 60dvb)',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.size.touch,
  padding: vars.space.s,
  paddingBlockStart: 0,
});

export const shortcut = styleIn('primitives', { display: 'flex', gap: vars.space.xs });

export const key = styleIn('primitives', {
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
});
