import { clampChroma, converter, wcagContrast, type Oklch } from 'culori';
import { fromOklch, type OklchValue } from './colour.ts';

export const SCHEMES = ['dark', 'light'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** User's choices of a scheme: that of the operating system, or one of the two. */
export const SCHEME_CHOICES = ['system', 'dark', 'light'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

/** Colour token in the format of DTCG 2025.10, in OKLCH: lightness 0-1, chroma, hue in degrees. */
export interface OklchToken {
  $value: OklchValue;
}

/** Colour from which a ramp is derived: OKLCH hue in degrees, maximum chroma, lightness 0-1. */
export interface Seed {
  hue: number;
  chroma: number;
  /** Lightness of the solid step 9. Neutral ramps ignore it. */
  lightness: number;
}

/**
 * Lightness of the twelve steps of greys by scheme, modelled on Radix Colors. 1-2: backgrounds.
 * 3-5: components at rest, hovered and pressed. 6-8: borders. 9-10: solid fills. 11: muted text.
 * 12: strong text.
 */
const NEUTRAL_LIGHTNESS: Record<Scheme, readonly number[]> = {
  dark: [0.165, 0.2, 0.235, 0.27, 0.3, 0.335, 0.4, 0.5, 0.58, 0.64, 0.77, 0.96],
  light: [0.98, 1, 0.955, 0.93, 0.905, 0.885, 0.83, 0.72, 0.6, 0.55, 0.46, 0.23],
};

const TINT_LIGHTNESS: Record<Scheme, readonly number[]> = {
  dark: [0.18, 0.21, 0.26, 0.3, 0.34, 0.4, 0.48, 0.57, NaN, NaN, 0.81, 0.93],
  light: [0.985, 0.965, 0.94, 0.91, 0.875, 0.83, 0.77, 0.68, NaN, NaN, 0.46, 0.3],
};

/** Share of the seed's chroma in each step: low in backgrounds, full in solid fills. */
const TINT_CHROMA = [0.12, 0.2, 0.38, 0.48, 0.56, 0.62, 0.72, 0.85, 1, 1, 0.72, 0.35] as const;

/** Share of the seed's chroma in greys, by lightness. Near white, even a weak tint looks pastel. */
const NEUTRAL_CHROMA: Record<Scheme, (lightness: number) => number> = {
  dark: () => 1,
  light: (lightness) => (lightness > 0.95 ? 0.35 : lightness > 0.8 ? 0.6 : 1),
};

/** Lightness shift of the hovered solid fill (step 10), towards more contrast with its text. */
const SOLID_HOVER_SHIFT = 0.045;

const NEAR_BLACK: Oklch = { mode: 'oklch', l: 0.19, c: 0.01, h: 0 };
const WHITE: Oklch = { mode: 'oklch', l: 1, c: 0, h: 0 };
const toRgb = converter('rgb');

const token = ({ l, c, h = 0 }: Oklch): OklchToken => ({ $value: fromOklch(l, c, h) });

/** Returns white or near-black, whichever has the higher contrast with the background. */
function readableOn(background: Oklch): Oklch {
  const contrastOf = (colour: Oklch) => wcagContrast(toRgb(colour), toRgb(background));
  return contrastOf(WHITE) >= contrastOf(NEAR_BLACK) ? WHITE : NEAR_BLACK;
}

/** Derives a ramp of greys that are tinted with the seed's hue. Keys are the steps `1` to `12`. */
export function neutralRamp(seed: Pick<Seed, 'hue' | 'chroma'>, scheme: Scheme) {
  return Object.fromEntries(
    NEUTRAL_LIGHTNESS[scheme].map((l, index) => [
      String(index + 1),
      token({ mode: 'oklch', l, c: seed.chroma * NEUTRAL_CHROMA[scheme](l), h: seed.hue }),
    ]),
  );
}

/**
 * Derives a coloured ramp: steps `1` to `12`, and `contrast`, the text colour on the solid steps.
 */
export function tintRamp(seed: Seed, scheme: Scheme) {
  const solid: Oklch = { mode: 'oklch', l: seed.lightness, c: seed.chroma, h: seed.hue };
  const contrast = readableOn(clampChroma(solid, 'oklch'));
  const awayFromText = contrast === WHITE ? -SOLID_HOVER_SHIFT : SOLID_HOVER_SHIFT;
  const lightnessOf = (index: number) => {
    if (index === 8) return seed.lightness;
    if (index === 9) return seed.lightness + awayFromText;
    return TINT_LIGHTNESS[scheme][index] ?? seed.lightness;
  };
  const steps = TINT_CHROMA.map((share, index): [string, OklchToken] => [
    String(index + 1),
    token({ mode: 'oklch', l: lightnessOf(index), c: seed.chroma * share, h: seed.hue }),
  ]);
  return { ...Object.fromEntries(steps), contrast: token(contrast) };
}
