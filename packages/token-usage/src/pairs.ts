import type { ContrastPair, Overlay } from '@platform/tokens';
import { parseColour } from './page/colours.ts';
import type { StoryUsage } from './collect.ts';
import type { SeenSpot } from './page/main.ts';
import type { Painted } from './page/paint.ts';
import type { SpotKind } from './page/spot.ts';
import type { TokenProbe } from './probes.ts';

/** Minimum of WCAG 2.2 AA for each kind. Large text has no grade: a brand may make it small. */
export const LEAST: Readonly<Record<SpotKind, 3 | 4.5>> = { text: 4.5, icon: 3, edge: 3, ring: 3 };

/** A pair, seen in a story. */
export interface Sighting {
  /** 'Button' */
  component: string;
  story: string;
  spot: SeenSpot;
}

/** A colour by the name of its token, or by its value where it is not a token. */
interface Named {
  name: string;
  alpha: number;
}

const channel = (value: number) => Math.round(value * 255);

/** Names colours by the tokens that a probe gave them to. */
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
    // The alpha of the token itself is measured with the token.
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
    // A fade to nothing has the colour that fades; between two colours, the nearer one counts.
    const isNearer = one.alpha > 0 && (at < 0.5 || other.alpha === 0);
    return { name: (isNearer ? one : other).name, alpha };
  };
}

/** Layers with less opacity do not count. */
const MIN_OPACITY = 0.01;

/** The steps below and above a value: what lies between them is bounded by both. */
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

/** Every choice of one from each list. */
const combine = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>(
    (done, list) => done.flatMap((one) => list.map((item) => [...one, item])),
    [[]],
  );

type BarePair = Omit<ContrastPair, 'where' | 'story'>;

/**
 * The pairs that a spot is, without its place. The opacity of layers and places on a gradient are rounded to steps,
 * the one below and the one above: a layout that moves by a pixel makes no other pair.
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
    combine(overlaysAround).map((all) => {
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

const keyOf = ({ front, back, overlays = [], opacity = 1 }: ContrastPair): string =>
  [front, opacity, back, ...overlays.flatMap(({ color, opacity: seen }) => [color, seen])].join(
    ' ',
  );

const MOST_PLACES = 3;

const isFixed = (name: string) => name.startsWith('#');

/**
 * The pairs of colours that meet, each once, at the strictest bound that it is seen under, sorted.
 * Those without tokens are left out: no brand can change them.
 */
export function foldPairs(
  sightings: readonly Sighting[],
  probes: readonly TokenProbe[],
): ContrastPair[] {
  const name = nameColours(probes);
  const pairs = new Map<string, { pair: Omit<ContrastPair, 'where'>; places: Set<string> }>();
  for (const { component, story, spot } of sightings) {
    for (const pair of pairsOf(spot, name)) {
      if (isFixed(pair.front) && isFixed(pair.back)) continue;
      const key = keyOf(pair);
      const known = pairs.get(key) ?? { pair: { ...pair, story }, places: new Set<string>() };
      if (pair.least > known.pair.least) known.pair = { ...pair, story };
      if (known.places.size < MOST_PLACES) {
        known.places.add(spot.state === 'rest' ? component : `${component} (${spot.state})`);
      }
      pairs.set(key, known);
    }
  }
  return [...pairs.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([
        ,
        {
          pair: { story, ...pair },
          places,
        },
      ]) => ({
        ...pair,
        where: [...places].join(', '),
        ...(story !== undefined && { story }),
      }),
    );
}

/**
 * Pairs with newer ones beside them: what some stories show leaves the pairs of the others. A pair that
 * one of these stories was named for, and that none of them shows any more, is gone.
 *
 * @param stories the ids of the stories that the newer ones were collected from
 */
export function mergePairs(
  old: readonly ContrastPair[],
  newer: readonly ContrastPair[],
  stories: readonly string[],
): ContrastPair[] {
  const all = new Map(newer.map((pair) => [keyOf(pair), pair]));
  for (const pair of old) {
    if (stories.includes(pair.story ?? '')) continue;
    const other = all.get(keyOf(pair));
    if (!other || pair.least >= other.least) all.set(keyOf(pair), pair);
  }
  return [...all.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, pair]) => pair);
}

/** Lists the spots of the stories with the names of their components. */
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

/** The stories that the most pairs were first seen in. */
export function densest(pairs: readonly ContrastPair[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const { story = '' } of pairs) counts.set(story, (counts.get(story) ?? 0) + 1);
  return [...counts.entries()]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, count)
    .map(([story]) => story);
}

/** The same pair in two lists has the same key, wherever it was seen. */
export { keyOf as pairKey };
