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
  // The page behind takes no presses; the overlay does, so that they end here.
  pointerEvents: 'auto',
});

// Radix lets it take presses, too, but a moment after it has taken them from the page.
export const panel = styleIn('primitives', { pointerEvents: 'auto' });

globalStyle('html[data-scroll-lock]', {
  '@layer': { [layers.primitives]: { overflow: 'hidden' } },
});
globalStyle('html[data-scroll-lock="bar"]', {
  '@layer': { [layers.primitives]: { scrollbarGutter: 'stable' } },
});
