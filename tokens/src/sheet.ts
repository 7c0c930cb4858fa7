import { fromOklch, toOklch, type ColourValue } from './colour.ts';

/** Step of lightness in the search for a fix. Rounding errors are far smaller. */
const STEP = 0.005;
const MAX_FIXES = 60;

/** Returns the colour of a token, or of its placeholder. */
export type Colours = (path: string) => ColourValue;

/** A requirement for colours. */
export interface Requirement {
  /** Tokens that the requirement depends on. */
  paths: readonly string[];
  /** Tokens that a fix may change. */
  movable: readonly string[];
  /** Measures the requirement: it is met from 1. */
  kept: (colours: Colours) => number;
  /** Colour of a movable token at which the search starts. Absent for its present colour. */
  from?: (path: string, old: ColourValue) => ColourValue;
}

/** A new value of a token. */
interface Change {
  path: string;
  value: ColourValue;
  /** Distance from the old lightness. */
  moved: number;
  /** Change in the number of met requirements. */
  gain: number;
}

/** Yields the colour in every lightness, nearest first. */
function* lighterAndDarker(from: ColourValue): Generator<Pick<Change, 'value' | 'moved'>> {
  const { l, c, h } = toOklch(from);
  yield { value: fromOklch(l, c, h), moved: 0 };
  for (let moved = STEP; moved <= 1; moved += STEP) {
    for (const lightness of [l + moved, l - moved]) {
      if (lightness >= 0 && lightness <= 1) yield { value: fromOklch(lightness, c, h), moved };
    }
  }
}

/** Colours of one scheme of a brand, with their requirements. */
export class Sheet<R extends Requirement = Requirement> {
  readonly requirements: readonly R[];
  readonly #colours = new Map<string, ColourValue>();
  readonly #colourOf: Colours;

  /** @param colourOf reads a colour of the brand */
  constructor(requirements: readonly R[], colourOf: Colours) {
    this.requirements = requirements;
    this.#colourOf = colourOf;
  }

  /** Reads the present colours. */
  readonly colours: Colours = (path) => {
    const known = this.#colours.get(path);
    if (known) return known;
    const colour = this.#colourOf(path);
    this.#colours.set(path, colour);
    return colour;
  };

  /** Returns the requirements that are not met. */
  broken(): R[] {
    return this.requirements.filter((requirement) => !isKept(requirement, this.colours));
  }

  #with({ path, value }: Pick<Change, 'path' | 'value'>): Colours {
    return (other) => (other === path ? value : this.colours(other));
  }

  /** Finds the smallest change of a token that meets a requirement and breaks no other. */
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
   * Changes colours until every requirement is met, as far as possible.
   *
   * @param also further requirements for the changes
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
