import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** The name of a cascade layer: one a room, the game and account rooms share `features`. */
export type Layer = keyof typeof layers;

/** A style in its room's layer: `styleIn('primitives', { color: vars.color.text.muted })`. */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}
