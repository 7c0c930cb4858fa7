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
  // Catches presses even while another library's menu or modal disables them on the page.
  pointerEvents: 'auto',
});

// Radix enables presses as well, but only after it has disabled them on the page.
export const panel = styleIn('primitives', { pointerEvents: 'auto' });

// Radix disables presses on the body, which every element inherits: this would restyle the whole
// page on opening and closing. The overlay catches presses already.
globalStyle('html[data-scroll-lock] > body', {
  '@layer': { [layers.primitives]: { pointerEvents: 'auto !important' as 'auto' } },
});
globalStyle('html[data-scroll-lock]', {
  '@layer': { [layers.primitives]: { overflow: 'hidden' } },
});
globalStyle('html[data-scroll-lock="bar"]', {
  '@layer': { [layers.primitives]: { scrollbarGutter: 'stable' } },
});
