import { formatHex, type Rgb } from 'culori';
import {
  contrastOf,
  fromOklch,
  gradientAt,
  onScreen,
  parseColour,
  toOklch,
  type ColourValue,
  type Stop,
} from './colour.ts';
import type { ContrastPair } from './contrast.ts';
import { TOKEN_FILES, type BrandFolder } from './folder.ts';
import type { Scheme } from './palette.ts';
import type { Fix, Problem } from './problem.ts';
import { rootOf, SCHEMES, type Layered, type ResolvedTokens } from './resolve.ts';
import type { TokenNode } from './tokenFile.ts';

/** The steps of lightness in which a fix is searched; rounding changes far less. */
const STEP = 0.005;
const MAX_FIXES = 60;

/** A pair, and the tokens at the end of its aliases: moving one moves everything that leads to it. */
interface Meeting {
  pair: ContrastPair;
  front: TokenNode;
  back: TokenNode;
  overlays: readonly (TokenNode & { opacity: number })[];
}

const CANVAS = 'color.canvas';
const BLACK: ColourValue = { colorSpace: 'srgb', components: [0, 0, 0] };

/** Another lightness for a token. */
interface Change {
  path: string;
  value: ColourValue;
  /** How far from the old lightness. */
  moved: number;
  /** How many pairs fewer have low contrast; negative when there are more. */
  gain: number;
}

/** The same colour in every other lightness, the nearest first. */
function* lighterAndDarker(old: ColourValue): Generator<Pick<Change, 'value' | 'moved'>> {
  const { l, c, h } = toOklch(old);
  for (let moved = STEP; moved <= 1; moved += STEP) {
    for (const lightness of [l + moved, l - moved]) {
      if (lightness >= 0 && lightness <= 1) yield { value: fromOklch(lightness, c, h), moved };
    }
  }
}

/** How a pair names its colours in full: `color.text.muted`, `gradient.hero@40`, `#ffffff`. */
const fullName = (name: string) => (/^(#|gradient\.)/.test(name) ? name : `color.${name}`);

/** What is behind a pair's front, in words. */
const groundName = ({ back, overlays = [] }: ContrastPair) =>
  [
    fullName(back),
    ...overlays.map(({ color, opacity }) => `${fullName(color)} at ${Math.round(opacity * 100)}%`),
  ].join(' under ');

/** A pair in words: `color.text.muted on color.canvas`. */
export const pairName = (pair: ContrastPair): string =>
  `${fullName(pair.front)} on ${groundName(pair)}`;

/** Whether no single token is behind a colour, so that changing one cannot fix it. */
const hasNoToken = (path: string) => /[#@]/.test(path);

function endOf(layers: Layered, name: string): TokenNode {
  const path = fullName(name);
  const token = rootOf(layers, path.split('@')[0] ?? path);
  if (path.startsWith('#')) return { path, type: 'color', value: path, file: '', line: 1 };
  if (token) return hasNoToken(path) ? { ...token, path } : token;
  throw new Error(`A contrast pair names '${path}', which is not a token. Correct the pair.`);
}

const meetingsOf = (layers: Layered, pairs: readonly ContrastPair[]): Meeting[] =>
  pairs.map((pair) => ({
    pair,
    front: endOf(layers, pair.front),
    back: endOf(layers, pair.back),
    overlays: (pair.overlays ?? []).map(({ color, opacity }) => ({
      ...endOf(layers, color),
      opacity,
    })),
  }));

function colourOf(tokens: ResolvedTokens, path: string): ColourValue {
  if (path.startsWith('#')) return parseColour(path) ?? BLACK;
  const [name = '', percent] = path.split('@');
  const value = tokens[name]?.$value;
  if (percent === undefined) return value as ColourValue;
  return gradientAt(value as readonly Stop[], Number(percent) / 100);
}

const translucent = (value: ColourValue, opacity = 1): ColourValue =>
  opacity === 1 ? value : { ...value, alpha: (value.alpha ?? 1) * opacity };

/** The tokens whose change a meeting would feel. */
const pathsOf = ({ front, back, overlays }: Meeting) =>
  [front, back, ...overlays].map(({ path }) => path);

/** Two colours on the screen, translucent layers laid over what is below them. */
interface Seen {
  front: Rgb;
  ground: Rgb;
}

/** One scheme of a brand: what meets in it, and what contrast that has. */
class Sheet {
  readonly meetings: readonly Meeting[];
  readonly #canvas: string;
  readonly #colours: Map<string, ColourValue>;

  constructor(layers: Layered, tokens: ResolvedTokens, pairs: readonly ContrastPair[]) {
    this.meetings = meetingsOf(layers, pairs);
    this.#canvas = rootOf(layers, CANVAS)?.path ?? CANVAS;
    const roots = this.meetings.flatMap(pathsOf);
    this.#colours = new Map([...roots, this.#canvas].map((path) => [path, colourOf(tokens, path)]));
  }

  /** A pair as it is seen, if a token were changed. */
  seen({ pair, front, back, overlays }: Meeting, change?: Pick<Change, 'path' | 'value'>): Seen {
    const at = (path: string) =>
      (path === change?.path ? change.value : this.#colours.get(path)) ?? BLACK;
    const ground = overlays.reduce(
      (below, { path, opacity }) => onScreen(translucent(at(path), opacity), below),
      onScreen(at(back.path), onScreen(at(this.#canvas))),
    );
    return { front: onScreen(translucent(at(front.path), pair.opacity), ground), ground };
  }

  /** The contrast of a pair, if a token were changed. */
  ratio(meeting: Meeting, change?: Pick<Change, 'path' | 'value'>): number {
    const { front, ground } = this.seen(meeting, change);
    return contrastOf(front, ground);
  }

  /** The pairs below their bound. */
  lowContrast(meetings = this.meetings, change?: Pick<Change, 'path' | 'value'>): Meeting[] {
    return meetings.filter((meeting) => this.ratio(meeting, change) < meeting.pair.least);
  }

  /** The smallest change of a token's lightness that fixes a meeting and harms no other. */
  #nearest(path: string, meeting: Meeting): Change | undefined {
    const old = this.#colours.get(path);
    if (!old || hasNoToken(path)) return undefined;
    const concerned =
      path === this.#canvas
        ? this.meetings
        : this.meetings.filter((one) => pathsOf(one).includes(path));
    const before = this.lowContrast(concerned).length;
    let leastHarm: Change | undefined;
    for (const { value, moved } of lighterAndDarker(old)) {
      if (this.ratio(meeting, { path, value }) < meeting.pair.least) continue;
      const gain = before - this.lowContrast(concerned, { path, value }).length;
      const change = { path, value, moved, gain };
      if (change.gain > 0) return change;
      if (!leastHarm || change.gain > leastHarm.gain) leastHarm = change;
    }
    return leastHarm;
  }

  /** Values that make every pair read well, by token; those that could be found. */
  fix(): ReadonlyMap<string, ColourValue> {
    const fixed = new Map<string, ColourValue>();
    for (let round = 0; round < MAX_FIXES; round += 1) {
      const [worst] = this.lowContrast().sort(
        (a, b) => this.ratio(a) / a.pair.least - this.ratio(b) / b.pair.least,
      );
      if (!worst) break;
      const [best] = [worst.front.path, worst.back.path]
        .flatMap((path) => this.#nearest(path, worst) ?? [])
        .sort((a, b) => Math.sign(b.gain) - Math.sign(a.gain) || a.moved - b.moved);
      if (!best) break;
      fixed.set(best.path, best.value);
      this.#colours.set(best.path, best.value);
    }
    return fixed;
  }
}

const shortly = (value: ColourValue) => JSON.stringify(value).replaceAll(/([:,])(?=\S)/g, '$1 ');

function problemOf(
  folder: BrandFolder,
  scheme: Scheme,
  { pair, front, back }: Meeting,
  ratio: number,
  fixed: ReadonlyMap<string, ColourValue>,
): Problem {
  const moved = fixed.has(front.path) ? front : back;
  const value = fixed.get(moved.path);
  const name = TOKEN_FILES[scheme];
  // A value of the foundation is overridden in the brand's own file.
  const { file, line } = moved.file.startsWith(folder.path)
    ? moved
    : { file: `${folder.path}/${name}`, line: 1 };
  const where = pair.where === undefined ? '' : ` (${pair.where})`;
  const problem = {
    file,
    line,
    place: moved.path,
    what:
      `gives ${pairName(pair)}${where} too little contrast in ${scheme}: ` +
      `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, where ${pair.least}:1 is needed`,
  };
  if (!value) {
    const hint = 'No lightness of this colour fixes it: move the two colours further apart.';
    return { ...problem, hint };
  }
  return {
    ...problem,
    hint: `In ${name}, give it the nearest that passes: ${shortly(value)}; 'npm run brand -- check ${folder.id} --fix' does.`,
    fix: { kind: 'token', file: name, path: moved.path, value },
  };
}

/** The pairs of colours that read too badly, each with the nearest value that passes. */
export function contrastProblems(
  folder: BrandFolder,
  tokens: Readonly<Record<Scheme, ResolvedTokens>>,
  layers: Readonly<Record<Scheme, Layered>>,
  pairs: readonly ContrastPair[],
): Problem[] {
  return SCHEMES.flatMap((scheme) => {
    const sheet = new Sheet(layers[scheme], tokens[scheme], pairs);
    const low = sheet.lowContrast().map((meeting) => ({ meeting, ratio: sheet.ratio(meeting) }));
    if (low.length === 0) return [];
    const fixed = sheet.fix();
    return low.map(({ meeting, ratio }) => problemOf(folder, scheme, meeting, ratio, fixed));
  });
}

/** A pair in one scheme, and the contrast it has there. */
export interface MeasuredPair {
  scheme: Scheme;
  pair: ContrastPair;
  /** 1 to 21. */
  ratio: number;
  /** The two colours as a screen shows them, `#rrggbb`. */
  shown: { front: string; ground: string };
  /** Makes the pair read well; none where it does, or where no lightness would. */
  fixes: readonly Fix[];
}

/** Every pair as it is, enough or too little, in both schemes; with the fixes of `check --fix`. */
export const measurePairs = (
  tokens: Readonly<Record<Scheme, ResolvedTokens>>,
  layers: Readonly<Record<Scheme, Layered>>,
  pairs: readonly ContrastPair[],
): MeasuredPair[] =>
  SCHEMES.flatMap((scheme) => {
    const sheet = new Sheet(layers[scheme], tokens[scheme], pairs);
    const low = new Set(sheet.lowContrast());
    // Before anything is fixed, so that the colours are those of the brand.
    const found = sheet.meetings.map((meeting) => {
      const { front, ground } = sheet.seen(meeting);
      const shown = { front: formatHex(front), ground: formatHex(ground) };
      return { meeting, ratio: contrastOf(front, ground), shown };
    });
    const fixed = low.size > 0 ? sheet.fix() : new Map<string, ColourValue>();
    return found.map(({ meeting, ...measured }) => {
      const ends = low.has(meeting) ? [meeting.front.path, meeting.back.path] : [];
      const fixes = ends.flatMap((path): Fix[] => {
        const value = fixed.get(path);
        return value ? [{ kind: 'token', file: TOKEN_FILES[scheme], path, value }] : [];
      });
      return { scheme, pair: meeting.pair, ...measured, fixes };
    });
  });
