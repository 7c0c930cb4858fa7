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
  /** small, control, card and dialog, in px; none where the foundation's are meant. */
  px: readonly number[];
  /** Of the logo, out of 32. */
  logo: number;
}

const RADII = {
  soft: { px: [], logo: 9 },
  sharp: { px: [1, 2, 3, 4], logo: 3 },
  round: { px: [10, 999, 24, 32], logo: 16 },
} as const satisfies Record<string, Radii>;

/** The faces that the platform serves, by the word that chooses them. */
const FACES = { inter: 'Inter', sora: 'Sora', nunito: 'Nunito', oxanium: 'Oxanium', exo2: 'Exo2' };

/** How corners are cut. */
export type RadiusChoice = keyof typeof RADII;
/** The face of text and headings. */
export type FontChoice = keyof typeof FACES;
export const RADIUS_CHOICES = Object.keys(RADII) as RadiusChoice[];
export const FONT_CHOICES = Object.keys(FACES) as FontChoice[];

/** What it takes to begin a brand. */
export interface NewBrand {
  /** The folder's name. */
  id: string;
  name: string;
  /** Where it is served. */
  host: string;
  /** Its colour, `#rrggbb`. */
  color: string;
  /** Its second colour, for accents beside the first. Absent for one that is derived from the first. */
  secondColor?: string | undefined;
  radius: RadiusChoice;
  font: FontChoice;
}

const STEP = 0.005;
/** Text on a solid fill needs 4.5:1 (WCAG 2.2 AA); a hair more, for rounding. */
const READABLE = 4.55;
/** Darker or lighter, a fill is lost on one of the two canvases. */
const DARKEST = 0.35;
const LIGHTEST = 0.9;

const readsOn = (seed: Seed) => {
  const { 9: solid, contrast } = tintRamp(seed, 'dark') as Record<string, OklchToken>;
  if (!solid || !contrast) return false;
  return contrastOf(onScreen(contrast.$value), onScreen(solid.$value)) >= READABLE;
};

/** The colour as chosen or, where neither black nor white reads on it, the nearest on which one does. */
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

/** A colour that `newBrandFiles` changes so that text can be read on it, `#rrggbb`; undefined where it does not. */
export function changedColor(color: string): string | undefined {
  const { lightness, chroma, hue } = accentOf(color);
  const { l } = toOklch(parseColour(color) ?? fromOklch(lightness, chroma, hue));
  if (Math.abs(lightness - l) < STEP / 2) return undefined;
  return hexOf(fromOklch(lightness, chroma, hue));
}

type Ramp = Record<string, OklchToken> & { contrast: OklchToken };

/** How much of the accent's chroma the greys take, and the most that still looks grey. */
const GREY_SHARE = 0.12;
const GREYEST = 0.022;
/** The second colour is a sixth of the circle away. */
const SPARK_TURN = 60;
const SPARK_LIGHTNESS: Record<Scheme, number> = { dark: 0.74, light: 0.6 };

type Tokens = Record<string, { $value: unknown }>;

interface Seeds {
  accent: Seed;
  /** Absent where it is derived. */
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

/** What of a palette the foundation does not say already. */
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

/** A face that the platform serves, with its fallback until it has loaded. */
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
 * The files of a new brand, by name: its facts, the tokens that differ from the foundation's, a logo
 * and an icon. Throws when the colour is invalid.
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
