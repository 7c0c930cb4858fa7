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
  // Catches presses even while another library disables them on the page.
  pointerEvents: 'auto',
});

// Enables presses on the panel as Radix does, but without disabling them on the page first.
export const panel = styleIn('primitives', { pointerEvents: 'auto' });

// Radix disables presses on the body, which would restyle the whole page on opening and closing.
globalStyle('html[data-scroll-lock] > body', {
  '@layer': { [layers.primitives]: { pointerEvents: 'auto !important' as 'auto' } },
});
globalStyle('html[data-scroll-lock]', {
  '@layer': { [layers.primitives]: { overflow: 'hidden' } },
});
globalStyle('html[data-scroll-lock="bar"]', {
  '@layer': { [layers.primitives]: { scrollbarGutter: 'stable' } },
});
