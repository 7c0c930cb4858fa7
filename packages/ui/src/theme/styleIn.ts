import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

/**
 * Name of a cascade layer. Each folder has one; games, accounts and similar folders share
 * `features`.
 */
export type Layer = keyof typeof layers;

/**
 * Creates a style in a cascade layer: `styleIn('primitives', { color: vars.color.text.muted })`.
 */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}
