import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const overlay = styleIn('primitives', {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.scrim,
  // Receives presses even while another library disables pointer events on the page.
  pointerEvents: 'auto',
});

// Enables pointer events on the panel. Radix does too, but first disables pointer events on the
// page.
export const panel = styleIn('primitives', { pointerEvents: 'auto' });

// Undoes Radix's body style, which disables pointer events and would restyle the whole page on
// opening and closing.
globalStyle('html[data-scroll-lock] > body', {
  '@layer': { [layers.primitives]: { pointerEvents: 'auto !important' as 'auto' } },
});
globalStyle('html[data-scroll-lock]', {
  '@layer': { [layers.primitives]: { overflow: 'hidden' } },
});
globalStyle('html[data-scroll-lock="bar"]', {
  '@layer': { [layers.primitives]: { scrollbarGutter: 'stable' } },
});
