import { fromOklch, hexOf, onScreen, toOklch, type ColourValue } from './colour.ts';
import { SCHEMES, type Scheme } from './palette.ts';
import type { Layered, ResolvedTokens } from './resolve.ts';
import type { Colours, Requirement } from './sheet.ts';
import { leastDistance } from './colorVision.ts';
import type { TokenNode } from './tokenFile.ts';

/** Hue ranges that match the names of Wingo's colours, in degrees of OKLCH. */
const HUES = {
  green: { from: 110, to: 180 },
  violet: { from: 275, to: 335 },
  red: { from: 0, to: 45 },
} as const;

type GameColour = keyof typeof HUES;
const GAME_COLOURS = Object.keys(HUES) as GameColour[];

/** Colours with less chroma look grey. */
const LEAST_CHROMA = 0.08;

/**
 * Minimum OKLab distance between two game colours, for normal and deficient colour vision. It is five
 * times the just noticeable difference of CSS Color 4 (0.02), because players see the colours small,
 * briefly and not side by side.
 */
export const LEAST_DISTANCE = 0.1;

/** Fill roles of balls, dots and buttons, at rest and when hovered. */
const FILLS = ['solid', 'solidHover'] as const;

export interface GameRequirement extends Requirement {
  /** Compared tokens, in the order in which fixes try them. */
  nodes: readonly TokenNode[];
  /** Describes the violation, as the end of a sentence that starts with a token. */
  describe: (colours: Colours, scheme: string) => string;
}

const roleOf = (colour: GameColour, fill: string) => `color.game.${colour}.${fill}`;

/** Moves a hue outside the named range to the middle of the range. */
function withNamedHue(colour: GameColour, value: ColourValue): ColourValue {
  const { from, to } = HUES[colour];
  const { l, c, h } = toOklch(value);
  const hue = h >= from && h <= to ? h : (from + to) / 2;
  return fromOklch(l, Math.max(c, LEAST_CHROMA + 0.01), hue);
}

function isCalled(colour: GameColour, value: ColourValue): boolean {
  const { from, to } = HUES[colour];
  const { c, h } = toOklch(value);
  return c >= LEAST_CHROMA && h >= from && h <= to;
}

function nameOf(colour: GameColour, fill: string, node: TokenNode): GameRequirement {
  const { from, to } = HUES[colour];
  return {
    nodes: [node],
    paths: [node.path],
    movable: [node.path],
    from: (_, old) => withNamedHue(colour, old),
    kept: (colours) => (isCalled(colour, colours(node.path)) ? 1 : 0.5),
    describe: (colours, scheme) => {
      const { c, h } = toOklch(colours(node.path));
      const is =
        c < LEAST_CHROMA ? `its chroma is ${c.toFixed(2)}` : `its hue is ${Math.round(h)} degrees`;
      return (
        `makes ${roleOf(colour, fill)} another colour than its name in ${scheme}: ${is}, where ` +
        `${colour} has a hue from ${from} to ${to} and a chroma from ${LEAST_CHROMA}`
      );
    },
  };
}

function gapOf(
  [one, other]: readonly [GameColour, GameColour],
  fill: string,
  [first, second]: readonly [TokenNode, TokenNode],
): GameRequirement {
  const paths = [first.path, second.path];
  const measure = (colours: Colours) =>
    leastDistance(onScreen(colours(first.path)), onScreen(colours(second.path)));
  return {
    nodes: [first, second],
    paths,
    movable: paths,
    // Starts the search at the correct hue, because a change of lightness alone would keep a wrong one.
    from: (path, old) => withNamedHue(path === first.path ? one : other, old),
    kept: (colours) => measure(colours).distance / LEAST_DISTANCE,
    describe: (colours, scheme) => {
      const { distance, vision } = measure(colours);
      const visionName = vision === 'normal' ? 'normal vision' : vision;
      return (
        `brings ${roleOf(one, fill)} too close to ${roleOf(other, fill)} in ${scheme}: with ` +
        `${visionName} their distance in OKLab is ${(Math.floor(distance * 1000) / 1000).toFixed(3)}, ` +
        `where ${LEAST_DISTANCE} is needed`
      );
    },
  };
}

const PAIRS = GAME_COLOURS.flatMap((one, index) =>
  GAME_COLOURS.slice(index + 1).map((other) => [one, other] as const),
);

/** Smallest distance of two game colours over all kinds of colour vision. */
export interface MeasuredGap {
  scheme: Scheme;
  /** Paths of the two roles, such as `color.game.green.solid`. */
  roles: readonly [string, string];
  /** Colours on the screen, as `#rrggbb`. */
  shown: readonly [string, string];
  /** Distance in OKLab. */
  distance: number;
  /** Colour vision with the smallest distance: `normal` or a simulated deficiency. */
  vision: string;
}

export const measureGaps = (
  tokens: Readonly<Record<Scheme, ResolvedTokens>>,
): readonly MeasuredGap[] =>
  SCHEMES.flatMap((scheme) =>
    FILLS.flatMap((fill) =>
      PAIRS.map(([one, other]) => {
        const roles = [roleOf(one, fill), roleOf(other, fill)] as const;
        const [first, second] = roles.map((role) => tokens[scheme][role]?.$value) as [
          ColourValue,
          ColourValue,
        ];
        const shown = [hexOf(first), hexOf(second)] as const;
        return { scheme, roles, shown, ...leastDistance(onScreen(first), onScreen(second)) };
      }),
    ),
  );

/**
 * Returns the requirements for game colours: each hue matches its name, and no two colours look
 * alike with any kind of colour vision. High and Low need no colours, because an arrow and a word
 * distinguish them.
 */
export function gameRequirements(
  layers: Layered,
  endOf: (layers: Layered, path: string) => TokenNode,
): GameRequirement[] {
  return FILLS.flatMap((fill) => {
    const ends = new Map(
      GAME_COLOURS.map((colour) => [colour, endOf(layers, `game.${colour}.${fill}`)] as const),
    );
    const isShared = ({ path }: TokenNode) =>
      [...ends.values()].filter((end) => end.path === path).length > 1;
    const nodeOf = (colour: GameColour): TokenNode => {
      const end = ends.get(colour);
      if (!end) throw new Error(`There is no token '${roleOf(colour, fill)}'.`);
      // If two roles refer to the same token, a fix must set one of the roles to distinguish them.
      return isShared(end) ? (layers.get(roleOf(colour, fill)) ?? end) : end;
    };
    return [
      ...GAME_COLOURS.map((colour) => nameOf(colour, fill, nodeOf(colour))),
      ...PAIRS.map((pair) => gapOf(pair, fill, [nodeOf(pair[0]), nodeOf(pair[1])])),
    ];
  });
}
