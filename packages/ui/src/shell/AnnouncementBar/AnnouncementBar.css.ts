import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: vars.color.accent.subtle,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.accent.border}`,
  color: vars.color.text.default,
  fontSize: vars.font.size.s,
});

export const text = styleIn('features', {
  flex: '0 1 auto',
  minInlineSize: 0,
  lineHeight: vars.font.lineHeight.tight,
  textWrap: 'pretty',
});

/**
 * Link or button in the bar. Negative margins absorb its touch target, so that it is as tall as a
 * line of text.
 */
export const action = styleIn('features', {
  display: 'flex',
  marginBlock: `calc((${vars.font.size.s} * ${vars.font.lineHeight.tight} - ${vars.size.touch}) / 2)`,
});
