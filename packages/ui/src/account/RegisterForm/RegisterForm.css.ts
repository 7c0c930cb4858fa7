import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const header = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
});

export const arrow = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const title = styleIn('features', {
  flex: 1,
  minInlineSize: 0,
});

export const step = styleIn('features', {
  display: 'block',
  marginBlockEnd: vars.space.xs,
  color: vars.color.accent.text,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  letterSpacing: vars.font.letterSpacing.label,
});

export const password = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});
