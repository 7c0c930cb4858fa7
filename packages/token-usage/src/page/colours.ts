import { converter, parse } from 'culori';
import { clamp } from 'es-toolkit';

/** Colour in sRGB. Every channel is from 0 to 1. */
interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const toRgb = converter('rgb');

/** Parses a colour as browsers compute it. Throws an error for other notations. */
export function parseColour(css: string): Rgba {
  const colour = css.endsWith(')') ? toRgb(parse(css)) : undefined;
  if (!colour) throw new Error(`'${css}' is not a computed colour.`);
  // Defaults to 0, because culori omits channels that are `none`.
  const { r = 0, g = 0, b = 0, alpha = 1 } = colour;
  // Clips the channels to the range of sRGB, as browsers do (CSS Color 4).
  return { r: clamp(r, 0, 1), g: clamp(g, 0, 1), b: clamp(b, 0, 1), a: alpha };
}
