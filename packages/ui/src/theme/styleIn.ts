import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

/**
 * Cascade layer of a folder. Feature folders, such as `games` and `account`, share the `features`
 * layer.
 */
export type Layer = keyof typeof layers;

/**
 * Creates a style in a cascade layer: `styleIn('primitives', { color: vars.color.text.muted })`.
 */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}
