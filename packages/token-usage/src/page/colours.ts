import { converter, parse, wcagContrast } from 'culori';

/** A colour in sRGB: every channel from 0 to 1, as a screen shows it. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const toRgb = converter('rgb');
/** An sRGB screen cuts off what it cannot show (CSS Color 4). */
const clip = (channel: number) => Math.min(1, Math.max(0, channel));

/** Reads a colour as `getComputedStyle` writes it. Throws for a notation it never writes. */
export function parseColour(css: string): Rgba {
  const colour = css.endsWith(')') ? toRgb(parse(css)) : undefined;
  if (!colour) throw new Error(`'${css}' is not a computed colour.`);
  // A channel that is `none` is missing.
  const { r = 0, g = 0, b = 0, alpha = 1 } = colour;
  return { r: clip(r), g: clip(g), b: clip(b), a: alpha };
}

/** A colour laid over an opaque one. */
export const over = (front: Rgba, back: Rgba): Rgba => ({
  r: front.r * front.a + back.r * (1 - front.a),
  g: front.g * front.a + back.g * (1 - front.a),
  b: front.b * front.a + back.b * (1 - front.a),
  a: 1,
});

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Rgba, other: Rgba): number =>
  wcagContrast({ mode: 'rgb', ...one }, { mode: 'rgb', ...other });
