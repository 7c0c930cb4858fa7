import type { ContrastPair, Overlay } from '@platform/tokens';
import { cartesianProduct } from 'es-toolkit';
import { parseColour } from './page/colours.ts';
import type { StoryUsage } from './collect.ts';
import type { SeenSpot } from './page/main.ts';
import type { Painted } from './page/paint.ts';
import type { SpotKind } from './page/spot.ts';
import type { TokenProbe } from './probes.ts';

/**
 * Minimum contrast by kind. Large text has no lower minimum, because a brand may make large text
 * small.
 */
const LEAST: Readonly<Record<SpotKind, 3 | 4.5>> = { text: 4.5, icon: 3, edge: 3, ring: 3 };

interface Sighting {
  component: string;
  story: string;
  spot: SeenSpot;
}

/** Colour with the name of its token, or with its hex value if it is not a token. */
interface Named {
  name: string;
  alpha: number;
}

const channel = (value: number) => Math.round(value * 255);

export function nameColours(probes: readonly TokenProbe[]): (painted: Painted) => Named {
  const names = new Map(
    probes.flatMap(({ path, marks, alpha }) =>
      marks.map((css, index) => {
        const name = marks.length > 1 ? `${path}@${index * 100}` : path;
        return [css, { name: name.replace(/^color\./, ''), own: alpha }];
      }),
    ),
  );
  const nameOf = (css: string): Named => {
    const { r, g, b, a } = parseColour(css);
    const known = names.get(`rgb(${[r, g, b].map(channel).join(', ')})`);
    // Divides by the alpha of the token itself, because the contrast check applies it again.
    if (known) return { name: known.name, alpha: a / known.own };
    const hex = [r, g, b].map((value) => channel(value).toString(16).padStart(2, '0')).join('');
    return { name: `#${hex}`, alpha: a };
  };
  return ({ from, to, at, opacity }) => {
    const [one, other] = [nameOf(from), nameOf(to)];
    const alpha = (one.alpha + (other.alpha - one.alpha) * at) * opacity;
    const [gradient, start] = one.name.split('@');
    const [same, end] = other.name.split('@');
    if (start !== undefined && end !== undefined && gradient === same) {
      const place = Number(start) + (Number(end) - Number(start)) * at;
      return { name: `${gradient}@${Number(place.toFixed(1))}`, alpha };
    }
    // A fade to transparent is named after its visible colour. If both colours are visible, the nearer
    // one counts.
    const isNearer = one.alpha > 0 && (at < 0.5 || other.alpha === 0);
    return { name: (isNearer ? one : other).name, alpha };
  };
}

/** Background layers up to this opacity are ignored. */
const MIN_OPACITY = 0.01;

/** Returns the steps below and above a value, or only the value if it is a step itself. */
const around = (value: number, step: number): number[] => [
  ...new Set(
    [Math.floor(value / step + 1e-6), Math.ceil(value / step - 1e-6)].map((count) =>
      Number((count * step).toFixed(2)),
    ),
  ),
];

const OPACITY_STEP = 0.05;
const PLACE_STEP = 20;

function backsAround(name: string): string[] {
  const [gradient, place] = name.split('@');
  if (place === undefined) return [name];
  return around(Number(place), PLACE_STEP).map((step) => `${gradient}@${step}`);
}

type BarePair = Omit<ContrastPair, 'where' | 'story'>;

/**
 * Returns the pairs of a spot. Opacities of layers and positions on a gradient are rounded to the
 * steps below and above: a layout shift of one pixel then creates no new pairs.
 */
function pairsOf(spot: SeenSpot, name: (painted: Painted) => Named): BarePair[] {
  const front = name(spot.front);
  const layers = spot.ground.map(name).filter(({ alpha }) => alpha > MIN_OPACITY);
  const [back = { name: 'canvas', alpha: 1 }, ...above] = layers;
  const opacity = Number(Math.min(1, front.alpha).toFixed(2));
  const overlaysAround = above.map(({ name: color, alpha }) =>
    around(Math.min(1, alpha), OPACITY_STEP).map((seen): Overlay => ({ color, opacity: seen })),
  );
  return backsAround(back.name).flatMap((ground) =>
    cartesianProduct(...overlaysAround).map((all) => {
      const overlays = all.filter(({ opacity: seen }) => seen > 0);
      return {
        front: front.name,
        back: ground,
        ...(overlays.length > 0 && { overlays }),
        ...(opacity < 1 && { opacity }),
        least: LEAST[spot.kind],
      };
    }),
  );
}

/** Returns the identity of a pair, which does not depend on its story or bound. */
export const pairKey = ({ front, back, overlays = [], opacity = 1 }: ContrastPair): string =>
  [front, opacity, back, ...overlays.flatMap(({ color, opacity: seen }) => [color, seen])].join(
    ' ',
  );

const MOST_PLACES = 3;

/** Returns the values in the order of their keys. */
const sorted = <T>(map: ReadonlyMap<string, T>): T[] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

const isFixed = (name: string) => name.startsWith('#');

/** Merges equal pairs in the collected spots. Omits pairs without a token. */
export function foldPairs(
  sightings: readonly Sighting[],
  probes: readonly TokenProbe[],
): ContrastPair[] {
  const name = nameColours(probes);
  const pairs = new Map<string, { pair: BarePair; story: string; places: Set<string> }>();
  for (const { component, story, spot } of sightings) {
    for (const pair of pairsOf(spot, name)) {
      if (isFixed(pair.front) && isFixed(pair.back)) continue;
      const key = pairKey(pair);
      const known = pairs.get(key);
      const places = known?.places ?? new Set();
      if (places.size < MOST_PLACES) {
        places.add(spot.state === 'rest' ? component : `${component} (${spot.state})`);
      }
      const isStricter = !known || pair.least > known.pair.least;
      pairs.set(key, isStricter ? { pair, story, places } : known);
    }
  }
  return sorted(pairs).map(({ pair, story, places }) => ({
    ...pair,
    where: [...places].join(', '),
    story,
  }));
}

/** Replaces the pairs of the collected stories in the old list, and keeps all others. */
export function mergePairs(
  old: readonly ContrastPair[],
  newer: readonly ContrastPair[],
  stories: readonly string[],
): ContrastPair[] {
  const all = new Map(newer.map((pair) => [pairKey(pair), pair]));
  for (const pair of old) {
    if (stories.includes(pair.story ?? '')) continue;
    const other = all.get(pairKey(pair));
    if (!other || pair.least >= other.least) all.set(pairKey(pair), pair);
  }
  return sorted(all);
}

export const sightingsOf = (
  collected: readonly Pick<StoryUsage, 'story' | 'spots'>[],
): Sighting[] =>
  collected.flatMap(({ story, spots }) =>
    spots.map((spot) => ({
      component: story.title.split('/').at(-1) ?? '',
      story: story.id,
      spot,
    })),
  );
