import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.s,
  fontSize: vars.font.size.s,
});

export const fact = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const label = styleIn('features', { color: vars.color.text.muted });

export const value = styleIn('features', {
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});
