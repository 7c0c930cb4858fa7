import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  inlineSize: '100%',
  fontSize: vars.font.size.s,
});

export const fact = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.s,
  minInlineSize: 0,
});

export const label = styleIn('features', { color: vars.color.text.muted });

export const value = styleIn('features', { fontVariantNumeric: 'tabular-nums' });

export const waiting = styleIn('features', { display: 'inline-block', inlineSize: '4rem' });
