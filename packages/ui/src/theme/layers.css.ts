import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, in the order of the rooms: a room to the right may restyle a component from a room
 * to the left by `className` and wins, whatever the bundler does to the order of files. A consumer's
 * own CSS outside layers wins over all of them.
 */
export const layers = {
  reset: globalLayer('platform-reset'),
  primitives: globalLayer('platform-primitives'),
  layout: globalLayer('platform-layout'),
  data: globalLayer('platform-data'),
  features: globalLayer('platform-features'),
};
