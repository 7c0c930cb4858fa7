import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', { display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const label = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

export const number = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.letterSpacing.label,
  overflowWrap: 'anywhere',
});

export const skeleton = styleIn('features', { inlineSize: '9em', maxInlineSize: '100%' });
