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
  // The overlay catches presses even while a menu or modal of another library disables them on the
  // page.
  pointerEvents: 'auto',
});

// Radix also enables presses on the panel, but only after disabling them on the page.
export const panel = styleIn('primitives', { pointerEvents: 'auto' });

// Radix disables presses on the body, and every element inherits that: opening and closing would
// restyle the whole page. The overlay already catches presses.
globalStyle('html[data-scroll-lock] > body', {
  '@layer': { [layers.primitives]: { pointerEvents: 'auto !important' as 'auto' } },
});
globalStyle('html[data-scroll-lock]', {
  '@layer': { [layers.primitives]: { overflow: 'hidden' } },
});
globalStyle('html[data-scroll-lock="bar"]', {
  '@layer': { [layers.primitives]: { scrollbarGutter: 'stable' } },
});
