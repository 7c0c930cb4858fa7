import {
  clampChroma,
  converter,
  formatHex,
  inGamut,
  interpolate,
  parse,
  wcagLuminance,
  type Rgb,
} from 'culori';

export interface ColourValue {
  colorSpace: string;
  components: readonly number[];
  alpha?: number;
}

/** Colour in OKLCH: lightness 0-1, chroma, hue in degrees. */
export interface OklchValue extends ColourValue {
  colorSpace: 'oklch';
  components: [number, number, number];
}

const rgbOf = converter('rgb');
const oklchOf = converter('oklch');

function inCulori({ colorSpace, components: [a = 0, b = 0, c = 0], alpha = 1 }: ColourValue) {
  if (colorSpace === 'oklch') return { mode: 'oklch' as const, l: a, c: b, h: c, alpha };
  if (colorSpace === 'display-p3') return { mode: 'p3' as const, r: a, g: b, b: c, alpha };
  return { mode: 'rgb' as const, r: a, g: b, b: c, alpha };
}

/** Cache of conversions: the search for a fix converts the same colours thousands of times. */
const converted = new WeakMap<ColourValue, Rgb>();

function toRgb(value: ColourValue): Rgb {
  const known = converted.get(value);
  if (known) return known;
  const rgb = rgbOf(inCulori(value));
  converted.set(value, rgb);
  return rgb;
}

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

/** Blends a translucent colour over `ground`, which is white by default. */
export function onScreen(value: ColourValue, ground?: Rgb): Rgb {
  const { r, g, b, alpha = 1 } = toRgb(value);
  const mix = (front: number, back: number) => clip(front) * alpha + back * (1 - alpha);
  const { r: red, g: green, b: blue } = ground ?? { r: 1, g: 1, b: 1 };
  return { mode: 'rgb', r: mix(r, red), g: mix(g, green), b: mix(b, blue) };
}

/** Returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [wcagLuminance(one), wcagLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns lightness, chroma and hue of a colour, without its opacity. */
export function toOklch(value: ColourValue): { l: number; c: number; h: number } {
  const { l, c, h = 0 } = oklchOf(inCulori({ ...value, alpha: 1 }));
  return { l, c, h };
}

/**
 * Formats a colour as `#rrggbb`.
 *
 * @param ground opaque background; without it, the opacity is ignored
 */
export const hexOf = (value: ColourValue, ground?: ColourValue): string =>
  formatHex(ground ? onScreen(value, onScreen(ground)) : onScreen({ ...value, alpha: 1 }));

export const COLOUR_TEXT = /^(#[0-9A-Fa-f]{3,8}|(rgb|hsl)a?\([^()]+\)|oklch\([^()]+\))$/;

/**
 * Parses a colour such as `#3366ff`, `oklch(0.6 0.2 262)` or `rgb(51 102 255)`. Returns undefined
 * for any other text.
 */
export function parseColour(text: string): OklchValue | undefined {
  const colour = oklchOf(parse(text.trim()));
  // Rejects `none`, which CSS allows for lightness and chroma.
  if (colour?.l === undefined || colour.c === undefined) return undefined;
  const { l, c, h = 0, alpha = 1 } = colour;
  // Rounds to four digits instead of three, so that a hexadecimal colour survives the round trip.
  const hue = round(((h % 360) + 360) % 360, 2);
  const components: [number, number, number] = [round(l, 4), round(c, 4), hue];
  return { colorSpace: 'oklch', components, ...(alpha < 1 && { alpha: round(alpha, 3) }) };
}

const inSrgb = inGamut('rgb');

export interface Stop {
  color: ColourValue;
  /** Position on the gradient, from 0 to 1. */
  position: number;
}

/** Returns the colour at a position of a gradient from 0 to 1, interpolated as browsers do. */
export function gradientAt(stops: readonly Stop[], place: number): ColourValue {
  const points = stops.map(({ color, position }): [Rgb, number] => [
    rgbOf(inCulori(color)),
    position,
  ]);
  const { r, g, b, alpha = 1 } = rgbOf(interpolate(points, 'oklab')(place));
  return { colorSpace: 'srgb', components: [r, g, b], alpha };
}

export function fitsScreen(value: ColourValue): boolean {
  const { r, g, b } = rgbOf(inCulori(value));
  // Ignores a deviation of less than half an 8-bit step, which is a rounding error.
  const settled = [r, g, b].map((channel) => Math.round(channel * 510) / 510);
  const [red = 0, green = 0, blue = 0] = settled;
  return inSrgb({ mode: 'rgb', r: red, g: green, b: blue });
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Maps a colour into the sRGB gamut: reduces chroma, keeps lightness and hue. */
export function fromOklch(l: number, c: number, h: number): OklchValue {
  const clamped = clampChroma({ mode: 'oklch', l, c, h }, 'oklch');
  // Subtracts a margin, because rounding could move the colour out of the gamut.
  const chroma = round(Math.max(0, clamped.c - 0.001), 3);
  return { colorSpace: 'oklch', components: [round(l, 3), chroma, round(clamped.h ?? 0, 1)] };
}
