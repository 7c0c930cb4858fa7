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

/** Side by side if both fit a date and the button, also with wider letters. */
export const dates = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.s,
});

// An invalid range marks both dates.
globalStyle(`${root}[data-state="invalid"] ${frame}`, {
  '@layer': { [layers.primitives]: { borderColor: vars.color.danger.text } },
});
