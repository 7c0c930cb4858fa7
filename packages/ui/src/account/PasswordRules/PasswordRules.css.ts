import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const title = styleIn('features', {
  fontWeight: vars.font.weight.medium,
  selectors: { '[data-state="met"] > &': { color: vars.color.success.text } },
});

export const list = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});

export const rule = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: { '&[data-state="met"]': { color: vars.color.success.text } },
});

export const icon = styleIn('features', {
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
});
