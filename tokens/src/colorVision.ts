import { converter, differenceEuclidean, type Rgb } from 'culori';

type Row = readonly [number, number, number];

/**
 * Simulation of colour vision deficiencies at full severity, as matrices over linear sRGB.
 *
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency" (2009), doi 10.1109/TVCG.2009.113.
 */
export const COLOUR_DEFICIENCIES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Row, Row, Row]>;

export type ColourDeficiency = keyof typeof COLOUR_DEFICIENCIES;

export const VISIONS = [
  'normal',
  ...(Object.keys(COLOUR_DEFICIENCIES) as ColourDeficiency[]),
] as const;

/** Returns the `values` of an SVG `feColorMatrix`, which also operates in linear RGB. */
export const deficiencyMatrix = (vision: ColourDeficiency): string =>
  [...COLOUR_DEFICIENCIES[vision].map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]]
    .map((row) => row.join(' '))
    .join(' ');

const linear = converter('lrgb');
const toRgb = converter('rgb');
const clip = (channel: number) => Math.min(1, Math.max(0, channel));

export function simulated(vision: (typeof VISIONS)[number], colour: Rgb): Rgb {
  if (vision === 'normal') return colour;
  const { r, g, b } = linear(colour);
  const [red, green, blue] = COLOUR_DEFICIENCIES[vision].map(([x, y, z]) =>
    clip(x * r + y * g + z * b),
  );
  return toRgb({ mode: 'lrgb', r: red ?? 0, g: green ?? 0, b: blue ?? 0 });
}

const inOklab = differenceEuclidean('oklab');

/** Returns the smallest OKLab distance between two colours, over all kinds of colour vision. */
export function leastDistance(
  one: Rgb,
  other: Rgb,
): { distance: number; vision: (typeof VISIONS)[number] } {
  const [least = { distance: 0, vision: 'normal' as const }] = VISIONS.map((vision) => ({
    distance: inOklab(simulated(vision, one), simulated(vision, other)),
    vision,
  })).sort((a, b) => a.distance - b.distance);
  return least;
}
