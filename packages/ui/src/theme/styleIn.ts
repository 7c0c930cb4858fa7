import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** Name of a cascade layer. Each room has one; the rooms of games and accounts share `features`. */
export type Layer = keyof typeof layers;

/**
 * Creates a style in the layer of its room: `styleIn('primitives', { color: vars.color.text.muted
 * })`.
 */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}
