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

/** A colour as a token holds it. */
export interface ColourValue {
  colorSpace: string;
  components: readonly number[];
  alpha?: number;
}

/** A colour in OKLCH: lightness 0-1, chroma, hue in degrees. */
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

/** The search for a fix converts the same colours thousands of times. */
const converted = new WeakMap<ColourValue, Rgb>();

function toRgb(value: ColourValue): Rgb {
  const known = converted.get(value);
  if (known) return known;
  const rgb = rgbOf(inCulori(value));
  converted.set(value, rgb);
  return rgb;
}

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

/** A colour as an sRGB screen shows it, laid over another when it lets something through. */
export function onScreen(value: ColourValue, ground?: Rgb): Rgb {
  const { r, g, b, alpha = 1 } = toRgb(value);
  const mix = (front: number, back: number) => clip(front) * alpha + back * (1 - alpha);
  const { r: red, g: green, b: blue } = ground ?? { r: 1, g: 1, b: 1 };
  return { mode: 'rgb', r: mix(r, red), g: mix(g, green), b: mix(b, blue) };
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [wcagLuminance(one), wcagLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Lightness, chroma and hue of a colour, opaque. */
export function toOklch(value: ColourValue): { l: number; c: number; h: number } {
  const { l, c, h = 0 } = oklchOf(inCulori({ ...value, alpha: 1 }));
  return { l, c, h };
}

/**
 * A colour as an sRGB screen shows it, `#rrggbb`.
 *
 * @param ground what it lies on, opaque; without it, what it lets through is left out
 */
export const hexOf = (value: ColourValue, ground?: ColourValue): string =>
  formatHex(ground ? onScreen(value, onScreen(ground)) : onScreen({ ...value, alpha: 1 }));

/** The colours of CSS that a token file may hold as text. */
export const COLOUR_TEXT = /^(#[0-9A-Fa-f]{3,8}|(rgb|hsl)a?\([^()]+\)|oklch\([^()]+\))$/;

/** A colour as a person writes it: `#3366ff`, `oklch(0.6 0.2 262)`, `rgb(51 102 255)`; else undefined. */
export function parseColour(text: string): OklchValue | undefined {
  const colour = oklchOf(parse(text.trim()));
  // `none` in CSS is no lightness, or no chroma.
  if (colour?.l === undefined || colour.c === undefined) return undefined;
  const { l, c, h = 0, alpha = 1 } = colour;
  // Finer than elsewhere, so that a hexadecimal colour comes back as it was.
  const hue = round(((h % 360) + 360) % 360, 2);
  const components: [number, number, number] = [round(l, 4), round(c, 4), hue];
  return { colorSpace: 'oklch', components, ...(alpha < 1 && { alpha: round(alpha, 3) }) };
}

const inSrgb = inGamut('rgb');

/** A stop of a gradient. */
export interface Stop {
  color: ColourValue;
  /** From 0 to 1. */
  position: number;
}

/** What a gradient shows at a place from 0 to 1, mixed as browsers mix it. */
export function gradientAt(stops: readonly Stop[], place: number): ColourValue {
  const points = stops.map(({ color, position }): [Rgb, number] => [
    rgbOf(inCulori(color)),
    position,
  ]);
  const { r, g, b, alpha = 1 } = rgbOf(interpolate(points, 'oklab')(place));
  return { colorSpace: 'srgb', components: [r, g, b], alpha };
}

/** Whether an sRGB screen can show a colour as it is. */
export function fitsScreen(value: ColourValue): boolean {
  const { r, g, b } = rgbOf(inCulori(value));
  // What is off by less than half a step of 8 bits is rounding, not colour.
  const settled = [r, g, b].map((channel) => Math.round(channel * 510) / 510);
  const [red = 0, green = 0, blue = 0] = settled;
  return inSrgb({ mode: 'rgb', r: red, g: green, b: blue });
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** A colour that sRGB has: chroma gives way, lightness and hue stay. */
export function fromOklch(l: number, c: number, h: number): OklchValue {
  const clamped = clampChroma({ mode: 'oklch', l, c, h }, 'oklch');
  // One unit below the gamut's edge, so that rounding cannot step over it.
  const chroma = round(Math.max(0, clamped.c - 0.001), 3);
  return { colorSpace: 'oklch', components: [round(l, 3), chroma, round(clamped.h ?? 0, 1)] };
}
