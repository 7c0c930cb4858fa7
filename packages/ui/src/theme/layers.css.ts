import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers in the order of the folders. A later layer can restyle components from an earlier
 * layer with `className`, whatever the bundle order.
 */
export const layers = {
  reset: globalLayer('platform-reset'),
  primitives: globalLayer('platform-primitives'),
  layout: globalLayer('platform-layout'),
  data: globalLayer('platform-data'),
  features: globalLayer('platform-features'),
};
