import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const current = styleIn('features', {
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const name = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const value = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
});

export const address = styleIn('features', {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state="set"] &': { fontFamily: vars.font.family.mono, fontSize: vars.font.size.s },
    '[data-state="none"] &': { color: vars.color.text.muted },
  },
});
