import { fromOklch, toOklch, type ColourValue } from './colour.ts';

/** Lightness step in the search for a fix: far larger than rounding errors. */
const STEP = 0.005;
const MAX_FIXES = 60;

/** Returns the colour of a path: a token, a position on a gradient, or a literal colour. */
export type Colours = (path: string) => ColourValue;

export interface Requirement {
  /** Tokens that the requirement depends on. */
  paths: readonly string[];
  movable: readonly string[];
  /**
   * Returns the ratio of the measured value to its minimum. The requirement is met if the ratio is at
   * least 1.
   */
  kept: (colours: Colours) => number;
  /** Returns the colour at which the search for a fix starts. @default the current colour */
  from?: (path: string, old: ColourValue) => ColourValue;
}

interface Change {
  path: string;
  value: ColourValue;
  /** Difference from the old lightness. */
  moved: number;
  /** Number of requirements that the value newly meets, minus the number that it breaks. */
  gain: number;
}

/** Yields the colour in all lightnesses, nearest to the original first. */
function* lighterAndDarker(from: ColourValue): Generator<Pick<Change, 'value' | 'moved'>> {
  const { l, c, h } = toOklch(from);
  yield { value: fromOklch(l, c, h), moved: 0 };
  for (let moved = STEP; moved <= 1; moved += STEP) {
    for (const lightness of [l + moved, l - moved]) {
      if (lightness >= 0 && lightness <= 1) yield { value: fromOklch(lightness, c, h), moved };
    }
  }
}

export class Sheet<R extends Requirement = Requirement> {
  readonly requirements: readonly R[];
  readonly #colours = new Map<string, ColourValue>();
  readonly #colourOf: Colours;

  constructor(requirements: readonly R[], colourOf: Colours) {
    this.requirements = requirements;
    this.#colourOf = colourOf;
  }

  /** Returns the current colour of a path, including fixes. */
  readonly colours: Colours = (path) => {
    const known = this.#colours.get(path);
    if (known) return known;
    const colour = this.#colourOf(path);
    this.#colours.set(path, colour);
    return colour;
  };

  broken(): R[] {
    return this.requirements.filter((requirement) => !isKept(requirement, this.colours));
  }

  #with({ path, value }: Pick<Change, 'path' | 'value'>): Colours {
    return (other) => (other === path ? value : this.colours(other));
  }

  /**
   * Finds the smallest change of a token that meets the requirement and increases the number of met
   * requirements. If there is none, returns the change that breaks the fewest.
   */
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

  /** Changes colours until all requirements are met, or no further fix is found. */
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
