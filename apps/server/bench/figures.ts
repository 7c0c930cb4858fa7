/** The middle of several runs: what disturbs one of them does not move it. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The value that this share of all values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** A figure to be held against a goal. */
export interface Figure {
  name: string;
  value: number;
  /** Such as `us`; nothing for a ratio. */
  unit?: string;
  goal?: { at: 'least' | 'most'; value: number };
  /** What each run gave, where the value is their median. */
  runs?: readonly number[];
}

/** A ratio with two decimals, anything else whole. */
const written = (value: number, unit: string) => value.toFixed(unit === '' ? 2 : 0);

const reached = (value: number, { at, value: goal }: NonNullable<Figure['goal']>) =>
  at === 'least' ? value >= goal : value <= goal;

/** Prints a figure, its goal and whether that is met, and what the runs gave. */
export function print({ name, value, unit = '', goal, runs }: Figure): void {
  const text = `${written(value, unit)} ${unit}`.trim();
  const aim = goal && `at ${goal.at} ${goal.value} ${unit}`.trim();
  const verdict = goal ? `  (goal: ${aim}, ${reached(value, goal) ? 'met' : 'NOT met'})` : '';
  const each = runs ? `  [${runs.map((run) => written(run, unit)).join(' ')}]` : '';
  console.log(`${text.padStart(10)}  ${name}${verdict}${each}`);
}

/** Prints what the figures below are about. */
export const heading = (text: string): void => console.log(`\n${text}`);
