import { fromOklch, toOklch, type ColourValue } from './colour.ts';

/** The steps of lightness in which a fix is searched; rounding changes far less. */
const STEP = 0.005;
const MAX_FIXES = 60;

/** Reads the colour of a token, or of what stands for one. */
export type Colours = (path: string) => ColourValue;

/** Something that colours have to keep. */
export interface Requirement {
  /** The tokens whose change it would feel. */
  paths: readonly string[];
  /** The tokens of which one may be changed to keep it. */
  movable: readonly string[];
  /** How well it is kept: 1 is enough, less is too little. */
  kept: (colours: Colours) => number;
  /** The colour of a movable token from which a fix is searched. Absent for the colour it has. */
  from?: (path: string, old: ColourValue) => ColourValue;
}

/** Another value for a token. */
interface Change {
  path: string;
  value: ColourValue;
  /** How far from the old lightness. */
  moved: number;
  /** How many requirements more are kept; negative when there are fewer. */
  gain: number;
}

/** The same colour in every lightness, the nearest first. */
function* lighterAndDarker(from: ColourValue): Generator<Pick<Change, 'value' | 'moved'>> {
  const { l, c, h } = toOklch(from);
  yield { value: fromOklch(l, c, h), moved: 0 };
  for (let moved = STEP; moved <= 1; moved += STEP) {
    for (const lightness of [l + moved, l - moved]) {
      if (lightness >= 0 && lightness <= 1) yield { value: fromOklch(lightness, c, h), moved };
    }
  }
}

/** The colours of one scheme of a brand, and what they have to keep. */
export class Sheet<R extends Requirement = Requirement> {
  readonly requirements: readonly R[];
  readonly #colours = new Map<string, ColourValue>();
  readonly #colourOf: Colours;

  /** @param colourOf reads a colour of the brand */
  constructor(requirements: readonly R[], colourOf: Colours) {
    this.requirements = requirements;
    this.#colourOf = colourOf;
  }

  /** Reads the colours as they are now. */
  readonly colours: Colours = (path) => {
    const known = this.#colours.get(path);
    if (known) return known;
    const colour = this.#colourOf(path);
    this.#colours.set(path, colour);
    return colour;
  };

  /** What is not kept. */
  broken(): R[] {
    return this.requirements.filter((requirement) => !isKept(requirement, this.colours));
  }

  #with({ path, value }: Pick<Change, 'path' | 'value'>): Colours {
    return (other) => (other === path ? value : this.colours(other));
  }

  /** The smallest change of a token that keeps a requirement and breaks no other. */
  #nearest(path: string, requirement: Requirement, all: readonly Requirement[]) {
    const old = this.colours(path);
    const concerned = all.filter(({ paths }) => paths.includes(path));
    const countBroken = (colours: Colours) =>
      concerned.filter((one) => !isKept(one, colours)).length;
    const before = countBroken(this.colours);
    let leastHarm: Change | undefined;
    for (const { value, moved } of lighterAndDarker(requirement.from?.(path, old) ?? old)) {
      const colours = this.#with({ path, value });
      if (!isKept(requirement, colours)) continue;
      const change = { path, value, moved, gain: before - countBroken(colours) };
      if (change.gain > 0) return change;
      if (!leastHarm || change.gain > leastHarm.gain) leastHarm = change;
    }
    return leastHarm;
  }

  /**
   * Changes colours until every requirement is kept, as far as that can be found.
   *
   * @param also what the changes have to keep besides
   * @returns the new values, by token
   */
  fix(also: readonly Requirement[] = []): ReadonlyMap<string, ColourValue> {
    const all = [...this.requirements, ...also];
    const fixed = new Map<string, ColourValue>();
    for (let round = 0; round < MAX_FIXES; round += 1) {
      const [worst] = all
        .map((requirement) => ({ requirement, kept: requirement.kept(this.colours) }))
        .filter(({ kept }) => kept < 1)
        .sort((a, b) => a.kept - b.kept);
      if (!worst) break;
      const [best] = worst.requirement.movable
        .flatMap((path) => this.#nearest(path, worst.requirement, all) ?? [])
        .sort((a, b) => Math.sign(b.gain) - Math.sign(a.gain) || a.moved - b.moved);
      if (!best) break;
      fixed.set(best.path, best.value);
      this.#colours.set(best.path, best.value);
    }
    return fixed;
  }
}

const isKept = (requirement: Requirement, colours: Colours) => requirement.kept(colours) >= 1;
