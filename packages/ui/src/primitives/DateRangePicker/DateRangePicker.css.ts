import { globalStyle } from '@vanilla-extract/css';
import { frame } from '../../internal/Field/Field.css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  inlineSize: '100%',
});

/** Two date fields, side by side if both fit with a date in wide letters. */
export const dates = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.s,
});

globalStyle(`${root}[data-state="invalid"] ${frame}`, {
  '@layer': { [layers.primitives]: { borderColor: vars.color.danger.text } },
});
