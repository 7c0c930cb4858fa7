import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  minInlineSize: 0,
});

export const label = styleIn('data', {
  gridColumn: '1 / -1',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const value = styleIn('data', {
  gridColumn: 1,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  color: vars.color.text.default,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const copy = styleIn('data', {
  gridColumn: 2,
  alignSelf: 'start',
  // Negative margins absorb the touch target of the copy button, so that the row is as tall as a
  // line of text.
  marginBlock: `calc((1lh - ${vars.size.touch}) / 2)`,
  marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
});

export const hint = styleIn('data', {
  gridColumn: '1 / -1',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});
