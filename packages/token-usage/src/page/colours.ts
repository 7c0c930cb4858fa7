import { converter, parse } from 'culori';

/** sRGB colour. Every channel is from 0 to 1. */
interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const toRgb = converter('rgb');
/** Clips a channel to the range of sRGB, as browsers do (CSS Color 4). */
const clip = (channel: number) => Math.min(1, Math.max(0, channel));

/** Parses a colour in any notation of `getComputedStyle`. Throws for other notations. */
export function parseColour(css: string): Rgba {
  const colour = css.endsWith(')') ? toRgb(parse(css)) : undefined;
  if (!colour) throw new Error(`'${css}' is not a computed colour.`);
  // Defaults to 0, because culori omits channels that are `none`.
  const { r = 0, g = 0, b = 0, alpha = 1 } = colour;
  return { r: clip(r), g: clip(g), b: clip(b), a: alpha };
}
