export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

export interface Figure {
  name: string;
  value: number;
  /** Unit such as `us`; undefined for a ratio. */
  unit?: string;
  goal?: { at: 'least' | 'most'; value: number };
  runs?: readonly number[];
}

const written = (value: number, unit: string) => value.toFixed(unit === '' ? 2 : 0);

const reached = (value: number, { at, value: goal }: NonNullable<Figure['goal']>) =>
  at === 'least' ? value >= goal : value <= goal;

export function print({ name, value, unit = '', goal, runs }: Figure): void {
  const text = `${written(value, unit)} ${unit}`.trim();
  const aim = goal && `at ${goal.at} ${goal.value} ${unit}`.trim();
  const verdict = goal ? `  (goal: ${aim}, ${reached(value, goal) ? 'met' : 'NOT met'})` : '';
  const each = runs ? `  [${runs.map((run) => written(run, unit)).join(' ')}]` : '';
  console.log(`${text.padStart(10)}  ${name}${verdict}${each}`);
}

export const heading = (text: string): void => console.log(`\n${text}`);
