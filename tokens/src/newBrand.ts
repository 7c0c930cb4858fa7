import { parse } from 'culori';
import { contrastOf, fromOklch, hexOf, onScreen, parseColour, toOklch } from './colour.ts';
import { TOKEN_FILES } from './folder.ts';
import type { Foundation } from './foundation.ts';
import { drawMark } from './mark.ts';
import {
  neutralRamp,
  tintRamp,
  SCHEMES,
  type OklchToken,
  type Scheme,
  type Seed,
} from './palette.ts';

interface Radii {
  /** Radii of small parts, controls, cards and dialogs, in px; empty to use those of the foundation. */
  px: readonly number[];
  /** Corner radius of the logo, in units of a square of 32. */
  logo: number;
}

const RADII = {
  soft: { px: [], logo: 9 },
  sharp: { px: [1, 2, 3, 4], logo: 3 },
  round: { px: [10, 999, 24, 32], logo: 16 },
} as const satisfies Record<string, Radii>;

/** Typefaces that the platform serves, by command-line option. */
const FACES = { inter: 'Inter', sora: 'Sora', nunito: 'Nunito', oxanium: 'Oxanium', exo2: 'Exo2' };

export type RadiusChoice = keyof typeof RADII;
export type FontChoice = keyof typeof FACES;
export const RADIUS_CHOICES = Object.keys(RADII) as RadiusChoice[];
export const FONT_CHOICES = Object.keys(FACES) as FontChoice[];

export interface NewBrand {
  /** Id of the brand, which is the name of its folder. */
  id: string;
  name: string;
  host: string;
  color: string;
  /** Second accent colour. @default derived from the main colour */
  secondColor?: string | undefined;
  radius: RadiusChoice;
  font: FontChoice;
}

const STEP = 0.005;
/** Minimum contrast of text on a fill: 4.5:1 (WCAG 2.2 AA), plus a margin for rounding. */
const READABLE = 4.55;
/**
 * Limits of a fill's lightness. A darker fill is hard to see on the dark page, a lighter one on the
 * light page.
 */
const DARKEST = 0.35;
const LIGHTEST = 0.9;

const readsOn = (seed: Seed) => {
  const { 9: solid, contrast } = tintRamp(seed, 'dark') as Record<string, OklchToken>;
  if (!solid || !contrast) return false;
  return contrastOf(onScreen(contrast.$value), onScreen(solid.$value)) >= READABLE;
};

/** Returns the chosen colour, or the nearest colour on which black or white text is readable. */
function accentOf(color: string): Seed {
  const rgb = parse(color);
  if (rgb?.mode !== 'rgb') throw new Error(`'${color}' is not a colour. Write it like #3366ff.`);
  const { r, g, b } = rgb;
  const { l, c: chroma, h: hue } = toOklch({ colorSpace: 'srgb', components: [r, g, b] });
  const chosen = Math.min(LIGHTEST, Math.max(DARKEST, l));
  const near = Array.from({ length: 60 }, (_, index) => index * STEP)
    .flatMap((distance) => [chosen - distance, chosen + distance])
    .map((lightness) => ({ hue, chroma, lightness }));
  return near.find(readsOn) ?? { hue, chroma, lightness: chosen };
}

/**
 * Returns the replacement for a chosen colour on which no text is readable, as `#rrggbb`; undefined if
 * `newBrandFiles` keeps the colour.
 */
export function changedColor(color: string): string | undefined {
  const { lightness, chroma, hue } = accentOf(color);
  const { l } = toOklch(parseColour(color) ?? fromOklch(lightness, chroma, hue));
  if (Math.abs(lightness - l) < STEP / 2) return undefined;
  return hexOf(fromOklch(lightness, chroma, hue));
}

type Ramp = Record<string, OklchToken> & { contrast: OklchToken };

/** Share of the accent's chroma in greys. Above the chroma `GREYEST`, greys look tinted. */
const GREY_SHARE = 0.12;
const GREYEST = 0.022;
/** Hue distance between the main colour and a derived second colour, in degrees. */
const SPARK_TURN = 60;
const SPARK_LIGHTNESS: Record<Scheme, number> = { dark: 0.74, light: 0.6 };

type Tokens = Record<string, { $value: unknown }>;

interface Seeds {
  accent: Seed;
  /** Second colour; derived from the accent if undefined. */
  spark: Seed | undefined;
}

function palettesOf({ accent, spark: chosen }: Seeds, scheme: Scheme): Record<string, Tokens> {
  const spark = chosen ?? {
    hue: (accent.hue + SPARK_TURN) % 360,
    chroma: accent.chroma,
    lightness: SPARK_LIGHTNESS[scheme],
  };
  const grey = { hue: accent.hue, chroma: Math.min(GREYEST, accent.chroma * GREY_SHARE) };
  return {
    neutral: neutralRamp(grey, scheme),
    accent: tintRamp(accent, scheme),
    spark: tintRamp(spark, scheme),
  };
}

function changedPalette(seeds: Seeds, scheme: Scheme, { schemes }: Foundation) {
  const known = new Map(schemes[scheme].map(({ path, value }) => [path, JSON.stringify(value)]));
  const ramps = Object.entries(palettesOf(seeds, scheme)).map(([ramp, steps]) => {
    const changed = Object.entries(steps).filter(
      ([step, { $value }]) => known.get(`palette.${ramp}.${step}`) !== JSON.stringify($value),
    );
    return [ramp, Object.fromEntries(changed)] as const;
  });
  return { palette: { $type: 'color', ...Object.fromEntries(ramps) } };
}

export const familyOf = (font: FontChoice): readonly string[] => [
  `${FACES[font]} Variable`,
  `${FACES[font]} Fallback`,
  'system-ui',
  'sans-serif',
];

function changedScales({ radius, font }: NewBrand): Record<string, unknown> {
  const names = ['small', 'control', 'card', 'dialog'];
  const radii = RADII[radius].px.map((value, index) => [
    names[index] ?? '',
    { $value: { value, unit: 'px' } },
  ]);
  const family = { $value: familyOf(font) };
  return {
    ...(font !== 'inter' && { font: { family: { body: family, heading: family } } }),
    ...(radii.length > 0 && { radius: Object.fromEntries(radii) }),
  };
}

function factsOf({ name, host }: NewBrand) {
  return {
    name,
    title: `${name} Gaming Platform`,
    titleDescription: `Play colour prediction, Aviator and Plinko on ${name}, with a stablecoin wallet.`,
    hosts: [host],
    websiteUrl: '',
    websiteUrlName: host,
    api_url: '',
  };
}

const schemaOf = (name: string) => ({ $schema: `../../schema/${name}.schema.json` });
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Returns the files of a new brand by name.
 *
 * @throws Error if a colour is invalid
 */
export function newBrandFiles(brand: NewBrand, foundation: Foundation): Map<string, string> {
  const accent = accentOf(brand.color);
  const spark = brand.secondColor === undefined ? undefined : accentOf(brand.secondColor);
  const { contrast, 9: solid = contrast }: Ramp = tintRamp(accent, 'dark');
  const mark = {
    name: brand.name,
    ground: hexOf(solid.$value),
    letter: hexOf(contrast.$value),
  };
  const scales = changedScales(brand);
  return new Map([
    ['brand.json', json({ ...schemaOf('brand'), ...factsOf(brand) })],
    ...(Object.keys(scales).length > 0
      ? [[TOKEN_FILES.both, json({ ...schemaOf('tokens'), ...scales })] as const]
      : []),
    ...SCHEMES.map((scheme) => {
      const palette = changedPalette({ accent, spark }, scheme, foundation);
      return [TOKEN_FILES[scheme], json({ ...schemaOf('tokens'), ...palette })] as const;
    }),
    ['logo.svg', drawMark({ ...mark, radius: RADII[brand.radius].logo })],
    ['icon.svg', drawMark({ ...mark, radius: 0 })],
  ]);
}
