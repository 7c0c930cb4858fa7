import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.m,
  inlineSize: '100%',
});

export const volume = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: '24rem',
});

export const attempt = styleIn('features', { justifySelf: 'start' });

/** Fixed width, so that a longer percentage does not resize the slider. */
export const percent = styleIn('features', {
  minInlineSize: '4ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
