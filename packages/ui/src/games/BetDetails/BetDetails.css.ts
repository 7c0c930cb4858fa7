import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { display: 'grid', gap: vars.space.l });

export const outcome = styleIn('features', {
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  background: vars.color.raised,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  selectors: { [`${root}[data-outcome="won"] &`]: { background: vars.color.success.subtle } },
});

export const received = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});
