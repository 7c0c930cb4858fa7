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
  // Presses end here, also where a menu or a modal of another library takes them from the page.
  pointerEvents: 'auto',
});

// Radix lets it take presses, too, but a moment after it has taken them from the page.
export const panel = styleIn('primitives', { pointerEvents: 'auto' });

// Radix takes presses from the body, which every element inherits: a restyle of the whole page on
// opening and on closing. The overlay is in the way of presses already.
globalStyle('html[data-scroll-lock] > body', {
  '@layer': { [layers.primitives]: { pointerEvents: 'auto !important' as 'auto' } },
});
globalStyle('html[data-scroll-lock]', {
  '@layer': { [layers.primitives]: { overflow: 'hidden' } },
});
globalStyle('html[data-scroll-lock="bar"]', {
  '@layer': { [layers.primitives]: { scrollbarGutter: 'stable' } },
});
