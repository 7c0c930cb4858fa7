import { join } from 'node:path';
import { contrastOf, fromOklch, onScreen, toOklch, type ColourValue } from './colour.ts';
import type { ContrastPair } from './contrast.ts';
import { TOKEN_FILES, type BrandFolder } from './folder.ts';
import type { Scheme } from './palette.ts';
import type { Problem } from './problem.ts';
import { rootOf, SCHEMES, type Layered, type ResolvedTokens } from './resolve.ts';
import type { TokenNode } from './tokenFile.ts';

/** How far a mend moves the lightness at a time; what rounding takes is far less. */
const STEP = 0.005;
const MOST_MENDS = 60;

/** A pair, and the tokens at the end of its aliases: moving one moves everything that leads to it. */
interface Meeting {
  pair: ContrastPair;
  front: TokenNode;
  back: TokenNode;
}

/** The colours of one scheme while mends are tried. Keys are paths of tokens that are no alias. */
type Colours = ReadonlyMap<string, ColourValue>;

const CANVAS = 'color.canvas';

function ratioOf({ front, back }: Meeting, colours: Colours, canvas: string): number {
  const at = (path: string) => colours.get(path) ?? { colorSpace: 'srgb', components: [0, 0, 0] };
  const ground = onScreen(at(back.path), onScreen(at(canvas)));
  return contrastOf(onScreen(at(front.path), ground), ground);
}

function meetingsOf(layers: Layered, pairs: readonly ContrastPair[]): Meeting[] {
  return pairs.flatMap((pair) => {
    const front = rootOf(layers, `color.${pair.front}`);
    const back = rootOf(layers, `color.${pair.back}`);
    return front && back ? [{ pair, front, back }] : [];
  });
}

/** One scheme of a brand: what meets in it, and what contrast that has. */
class Sheet {
  readonly meetings: readonly Meeting[];
  readonly #canvas: string;
  #colours: Colours;

  constructor(layers: Layered, tokens: ResolvedTokens, pairs: readonly ContrastPair[]) {
    this.meetings = meetingsOf(layers, pairs);
    this.#canvas = rootOf(layers, CANVAS)?.path ?? CANVAS;
    const roots = this.meetings.flatMap(({ front, back }) => [front.path, back.path]);
    this.#colours = new Map(
      [...roots, this.#canvas].map((path) => [path, tokens[path]?.$value as ColourValue]),
    );
  }

  ratio(meeting: Meeting, colours: Colours = this.#colours): number {
    return ratioOf(meeting, colours, this.#canvas);
  }

  /** What reads too badly. */
  faint(colours: Colours = this.#colours): Meeting[] {
    return this.meetings.filter((meeting) => this.ratio(meeting, colours) < meeting.pair.least);
  }

  /** The change of a token's lightness that mends a meeting, the least that harms no other. */
  #nearest(path: string, meeting: Meeting, faintBefore: number) {
    const old = this.#colours.get(path);
    if (!old) return undefined;
    const { l, c, h } = toOklch(old);
    const steps = Array.from({ length: Math.ceil(1 / STEP) }, (_, index) => (index + 1) * STEP);
    const tries = steps
      .flatMap((distance) => [l + distance, l - distance])
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => {
        const value = fromOklch(lightness, c, h);
        return { path, value, moved: Math.abs(lightness - l) };
      })
      .filter(({ value }) => {
        const colours = new Map(this.#colours).set(path, value);
        return this.ratio(meeting, colours) >= meeting.pair.least;
      });
    const judged = tries.map((change) => {
      const colours = new Map(this.#colours).set(path, change.value);
      return { ...change, faint: this.faint(colours).length };
    });
    // Those that leave fewer faint pairs than before; failing that, whatever leaves the fewest.
    return (
      judged.find(({ faint }) => faint < faintBefore) ??
      judged.sort((a, b) => a.faint - b.faint || a.moved - b.moved)[0]
    );
  }

  /** Values that make every pair read well, by token; those that could be found. */
  mend(): ReadonlyMap<string, ColourValue> {
    const mended = new Map<string, ColourValue>();
    for (let round = 0; round < MOST_MENDS; round += 1) {
      const faint = this.faint();
      const [worst] = faint.sort(
        (a, b) => this.ratio(a) / a.pair.least - this.ratio(b) / b.pair.least,
      );
      if (!worst) break;
      const [best] = [worst.front.path, worst.back.path]
        .flatMap((path) => this.#nearest(path, worst, faint.length) ?? [])
        .sort((a, b) => a.faint - b.faint || a.moved - b.moved);
      if (!best) break;
      mended.set(best.path, best.value);
      this.#colours = new Map(this.#colours).set(best.path, best.value);
    }
    return mended;
  }
}

const shortly = (value: ColourValue) => JSON.stringify(value).replaceAll(/([:,])(?=\S)/g, '$1 ');

function problemOf(
  folder: BrandFolder,
  scheme: Scheme,
  { pair, front, back }: Meeting,
  ratio: number,
  mended: ReadonlyMap<string, ColourValue>,
): Problem {
  const moved = mended.has(front.path) ? front : back;
  const value = mended.get(moved.path);
  const name = TOKEN_FILES[scheme];
  // What the foundation says is mended in the brand's own file, over it.
  const { file, line } = moved.file.startsWith(folder.path)
    ? moved
    : { file: join(folder.path, name), line: 1 };
  const where = pair.where === undefined ? '' : ` (${pair.where})`;
  const problem = {
    ...{ file, line, place: moved.path },
    what:
      `makes color.${pair.front} on color.${pair.back}${where} too faint in ${scheme}: ` +
      `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, where ${pair.least}:1 is needed`,
  };
  if (!value) {
    const mend = 'No lightness of this colour mends it: move the two colours further apart.';
    return { ...problem, mend };
  }
  return {
    ...problem,
    mend: `In ${name}, give it the nearest that passes: ${shortly(value)}; 'npm run brand -- check ${folder.id} --fix' does.`,
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
    const faint = sheet.faint().map((meeting) => ({ meeting, ratio: sheet.ratio(meeting) }));
    if (faint.length === 0) return [];
    const mended = sheet.mend();
    return faint.map(({ meeting, ratio }) => problemOf(folder, scheme, meeting, ratio, mended));
  });
}
