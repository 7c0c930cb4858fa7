import { BRAND_COMMAND } from './command.ts';
import { formatHex, type Rgb } from 'culori';
import {
  contrastOf,
  gradientAt,
  onScreen,
  parseColour,
  type ColourValue,
  type Stop,
} from './colour.ts';
import type { ContrastPair } from './contrast.ts';
import { TOKEN_FILES, type BrandFolder } from './folder.ts';
import { gameRequirements, type GameRequirement } from './gameColours.ts';
import { SCHEMES, type Scheme } from './palette.ts';
import type { Fix, Problem } from './problem.ts';
import { rootOf, type Layered, type ResolvedTokens } from './resolve.ts';
import { Sheet, type Colours, type Requirement } from './sheet.ts';
import type { TokenNode } from './tokenFile.ts';

/** Minimum contrast of a pair. `front` and `back` are the tokens at the end of the alias chains. */
interface PairRequirement extends Requirement {
  pair: ContrastPair;
  front: TokenNode;
  back: TokenNode;
  /** Returns the two colours as they appear on the screen, with translucent layers blended in. */
  blend: (colours: Colours) => { front: Rgb; ground: Rgb };
}

const CANVAS = 'color.canvas';
const BLACK: ColourValue = { colorSpace: 'srgb', components: [0, 0, 0] };

/** Returns the full name of a colour: `color.text.muted`, `gradient.hero@40` or `#ffffff`. */
const fullName = (name: string) => (/^(#|gradient\.)/.test(name) ? name : `color.${name}`);

/** Returns the name of a translucent layer: `color.accent.border at 5%`. */
const layerName = (name: string, opacity: number) =>
  `${fullName(name)} at ${Math.round(opacity * 100)}%`;

const groundName = ({ back, overlays = [] }: ContrastPair) =>
  [fullName(back), ...overlays.map(({ color, opacity }) => layerName(color, opacity))].join(
    ' under ',
  );

const frontName = ({ front, opacity }: ContrastPair) =>
  opacity === undefined ? fullName(front) : layerName(front, opacity);

/** Returns the name of a pair: `color.text.muted on color.canvas`. */
export const pairName = (pair: ContrastPair): string => `${frontName(pair)} on ${groundName(pair)}`;

export const pairInState = (pair: ContrastPair): string =>
  pair.where === undefined ? pairName(pair) : `${pairName(pair)} (${pair.where})`;

/** Returns true for literal and gradient colours, which a change of one token cannot fix. */
const hasNoToken = (path: string) => /[#@]/.test(path);

function endOf(layers: Layered, name: string): TokenNode {
  const path = fullName(name);
  const token = rootOf(layers, path.split('@')[0] ?? path);
  if (path.startsWith('#')) return { path, type: 'color', value: path, file: '', line: 1 };
  if (token) return hasNoToken(path) ? { ...token, path } : token;
  throw new Error(`A contrast pair names '${path}', which is not a token. Correct the pair.`);
}

const translucent = (value: ColourValue, opacity = 1): ColourValue =>
  opacity === 1 ? value : { ...value, alpha: (value.alpha ?? 1) * opacity };

function requirementOf(layers: Layered, canvas: string, pair: ContrastPair): PairRequirement {
  const front = endOf(layers, pair.front);
  const back = endOf(layers, pair.back);
  const overlays = (pair.overlays ?? []).map(({ color, opacity }) => ({
    path: endOf(layers, color).path,
    opacity,
  }));
  const blend = (colours: Colours) => {
    const ground = overlays.reduce(
      (below, { path, opacity }) => onScreen(translucent(colours(path), opacity), below),
      onScreen(colours(back.path), onScreen(colours(canvas))),
    );
    return { front: onScreen(translucent(colours(front.path), pair.opacity), ground), ground };
  };
  return {
    pair,
    front,
    back,
    blend,
    paths: [front.path, back.path, canvas, ...overlays.map(({ path }) => path)],
    movable: [front.path, back.path].filter((path) => !hasNoToken(path)),
    kept: (colours) => ratioOf(blend(colours)) / pair.least,
  };
}

const ratioOf = ({ front, ground }: ReturnType<PairRequirement['blend']>) =>
  contrastOf(front, ground);

function colourOf(tokens: ResolvedTokens, path: string): ColourValue {
  if (path.startsWith('#')) return parseColour(path) ?? BLACK;
  const [name = '', percent] = path.split('@');
  const value = tokens[name]?.$value;
  if (percent === undefined) return value as ColourValue;
  return gradientAt(value as readonly Stop[], Number(percent) / 100);
}

class Certificate {
  readonly #sheet: Sheet<PairRequirement | GameRequirement>;
  readonly #layers: Layered;

  constructor(layers: Layered, tokens: ResolvedTokens, pairs: readonly ContrastPair[]) {
    const canvas = rootOf(layers, CANVAS)?.path ?? CANVAS;
    const requirements = [
      ...pairs.map((pair) => requirementOf(layers, canvas, pair)),
      ...gameRequirements(layers, endOf),
    ];
    this.#layers = layers;
    this.#sheet = new Sheet<PairRequirement | GameRequirement>(requirements, (path) =>
      colourOf(tokens, path),
    );
  }

  get colours(): Colours {
    return this.#sheet.colours;
  }

  get pairs(): readonly PairRequirement[] {
    return this.#sheet.requirements.filter(isPair);
  }

  broken(): readonly (PairRequirement | GameRequirement)[] {
    return this.#sheet.broken();
  }

  /** Returns new values by token that meet as many requirements as possible. */
  fix(): ReadonlyMap<string, ColourValue> {
    return this.#sheet.fix(toneStep(this.#layers, this.#sheet.broken()));
  }
}

const isPair = (one: PairRequirement | GameRequirement): one is PairRequirement => 'pair' in one;

const TEXT = 'text.default';
const MUTED = 'text.muted';
/**
 * Minimum ratio of the contrast of text to the contrast of muted text after a fix, both on the
 * canvas.
 */
const TONE_STEP = 1.4;

/**
 * Returns the requirement that muted text stays weaker than normal text, for fixes that may change
 * either.
 */
function toneStep(layers: Layered, broken: readonly Requirement[]): Requirement[] {
  const [text, muted, canvas] = [TEXT, MUTED, 'canvas'].map((name) => endOf(layers, name).path) as [
    string,
    string,
    string,
  ];
  const tones = [text, muted];
  const moves = broken.some(({ movable }) => movable.some((path) => tones.includes(path)));
  if (!moves || text === muted) return [];
  const contrast = (colours: Colours, path: string) =>
    contrastOf(onScreen(colours(path)), onScreen(colours(canvas)));
  return [
    {
      paths: [...tones, canvas],
      movable: tones,
      kept: (colours) => contrast(colours, text) / contrast(colours, muted) / TONE_STEP,
    },
  ];
}

const formatted = ({ components }: ColourValue) => `"oklch(${components.join(' ')})"`;

/** Formats a contrast, rounded down: 4.499 becomes 4.49, which fails. */
const digits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function describe(
  one: PairRequirement | GameRequirement,
  colours: Colours,
  scheme: Scheme,
): string {
  if (!isPair(one)) return one.describe(colours, scheme);
  const { pair } = one;
  return (
    `gives ${pairInState(pair)} too little contrast in ${scheme}: ` +
    `${digits(ratioOf(one.blend(colours)))}:1, where ${pair.least}:1 is needed`
  );
}

const nodesOf = (one: PairRequirement | GameRequirement): readonly TokenNode[] =>
  isPair(one) ? [one.front, one.back] : one.nodes;

/**
 * Returns the token to report: a token that the fix changes. Otherwise, returns a token of the brand,
 * or the last token if the brand sets none.
 */
function reportedNode(
  nodes: readonly TokenNode[],
  fixed: ReadonlyMap<string, ColourValue>,
  isOwn: (node: TokenNode) => boolean,
): TokenNode | undefined {
  return nodes.find(({ path }) => fixed.has(path)) ?? nodes.find(isOwn) ?? nodes.at(-1);
}

interface Finding {
  includes?: (one: PairRequirement | GameRequirement) => boolean;
  /** True to search for fixes, which can take seconds. @default true */
  fixes?: boolean;
}

function problemsOf(
  folder: BrandFolder,
  scheme: Scheme,
  certificate: Certificate,
  { includes = () => true, fixes = true }: Finding,
): Problem[] {
  const broken = certificate.broken().filter(includes);
  if (broken.length === 0) return [];
  // Reads the colours before `fix` changes them.
  const reports = broken.map((one) => ({
    one,
    what: describe(one, certificate.colours, scheme),
    kept: one.kept(certificate.colours),
  }));
  const fixed = fixes ? certificate.fix() : new Map<string, ColourValue>();
  const name = TOKEN_FILES[scheme];
  const isOwn = ({ file }: TokenNode) => file.startsWith(`${folder.path}/`);
  return reports.map(({ one, what, kept }) => {
    const node = reportedNode(nodesOf(one), fixed, isOwn);
    // Reports the brand's file, because a token of the foundation is fixed there.
    const at =
      node && isOwn(node)
        ? { file: node.file, line: node.line }
        : { file: `${folder.path}/${name}`, line: 1 };
    const place = node?.path ?? '';
    const problem = { ...at, place, what, kept };
    const value = fixed.get(place);
    if (!fixes) {
      const hint = `'${BRAND_COMMAND} check ${folder.id}' names the nearest value that passes.`;
      return { ...problem, hint };
    }
    if (!value) {
      const hint = 'No lightness of this colour fixes it: move the two colours further apart.';
      return { ...problem, hint };
    }
    return {
      ...problem,
      hint: `In ${name}, the nearest that passes is ${formatted(value)}; '${BRAND_COMMAND} check ${folder.id} --fix' writes it.`,
      fix: { kind: 'token' as const, file: name, path: place, value },
    };
  });
}

/**
 * Returns the colour problems of a brand: low contrast of a pair, and game colours that look alike
 * or do not match their names.
 */
export function colourProblems(
  folder: BrandFolder,
  tokens: Readonly<Record<Scheme, ResolvedTokens>>,
  layers: Readonly<Record<Scheme, Layered>>,
  pairs: readonly ContrastPair[],
  options: Pick<Finding, 'fixes'> = {},
): Problem[] {
  return SCHEMES.flatMap((scheme) =>
    problemsOf(folder, scheme, new Certificate(layers[scheme], tokens[scheme], pairs), options),
  );
}

/** Returns only the problems of game colours. Their fixes preserve the contrast of the pairs. */
export const gameColourProblems: typeof colourProblems = (folder, tokens, layers, pairs) =>
  SCHEMES.flatMap((scheme) => {
    const certificate = new Certificate(layers[scheme], tokens[scheme], pairs);
    return problemsOf(folder, scheme, certificate, { includes: (one) => !isPair(one) });
  });

export interface MeasuredPair {
  scheme: Scheme;
  pair: ContrastPair;
  /** Contrast ratio, from 1 to 21. */
  ratio: number;
  /** Colours on the screen, as `#rrggbb`. */
  shown: { front: string; ground: string };
  /** Fixes for low contrast; empty if the pair passes, or if no lightness would pass. */
  fixes: readonly Fix[];
}

/** Measures all pairs, with the fixes that `check --fix` would make. */
export const measurePairs = (
  tokens: Readonly<Record<Scheme, ResolvedTokens>>,
  layers: Readonly<Record<Scheme, Layered>>,
  pairs: readonly ContrastPair[],
): MeasuredPair[] =>
  SCHEMES.flatMap((scheme) => {
    const certificate = new Certificate(layers[scheme], tokens[scheme], pairs);
    const low = new Set(certificate.broken());
    // Reads the colours before `fix` changes them.
    const found = certificate.pairs.map((requirement) => {
      const blended = requirement.blend(certificate.colours);
      const shown = { front: formatHex(blended.front), ground: formatHex(blended.ground) };
      return { requirement, ratio: ratioOf(blended), shown };
    });
    const fixed = low.size > 0 ? certificate.fix() : new Map<string, ColourValue>();
    return found.map(({ requirement, ...measured }) => {
      const ends = low.has(requirement) ? requirement.movable : [];
      const fixes = ends.flatMap((path): Fix[] => {
        const value = fixed.get(path);
        return value ? [{ kind: 'token', file: TOKEN_FILES[scheme], path, value }] : [];
      });
      return { scheme, pair: requirement.pair, ...measured, fixes };
    });
  });
