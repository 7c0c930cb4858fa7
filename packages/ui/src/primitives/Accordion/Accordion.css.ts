import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', { display: 'grid', gap: vars.space.s });

export const item = styleIn('primitives', {
  background: vars.color.surface,
  border: `${vars.border.card} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  selectors: { '&[data-state="open"]': { borderColor: vars.color.border.default } },
});

export const heading = styleIn('primitives', { font: 'inherit' });

export const trigger = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.card,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const title = styleIn('primitives', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = styleIn('primitives', {
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.text.muted,
  transition: `rotate ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: { [`${trigger}[data-state="open"] &`]: { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const inner = styleIn('primitives', {
  paddingBlockEnd: vars.space.l,
  paddingInline: vars.space.l,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
