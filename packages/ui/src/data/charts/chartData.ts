/** A number, or a `bigint` for what must not be rounded, such as money in micro units. */
export type ChartValue = number | bigint;

/** What a series means. Series also differ in their lines and fills. */
export type ChartTone = 'accent' | 'positive' | 'negative' | 'muted';

/** The values of one thing, one for each point of the chart. */
export interface ChartSeries<Value extends ChartValue> {
  /** Unique in the chart: 'Deposits'. */
  name: string;
  /** As many as there are points, in their order; `null` where there is none. */
  values: readonly (Value | null)[];
  /** @default by its place, in colours without a meaning */
  tone?: ChartTone;
}

export interface ChartData<Value extends ChartValue> {
  /**
   * Where the values belong, from first to last: dates, or names such as those of games. Dates are
   * written in the reader's language.
   */
  points: readonly (string | Date)[];
  /** From 1 to 4 of them. More cannot be told apart without colours. */
  series: readonly ChartSeries<Value>[];
}

/** The colours of series that have no tone, by their place. */
const COLORS = ['accent', 'muted', 'spark', 'text'] as const;

/** The colour of a series. */
export const colorOf = (series: { tone?: ChartTone } | undefined, index: number): string =>
  series?.tone ?? COLORS[index] ?? 'accent';

const isFinite = (value: ChartValue | null) => value === null || Number.isFinite(Number(value));

/** Throws an error that says what is wrong with the data, if anything is. */
export function checkChart<Value extends ChartValue>({ points, series }: ChartData<Value>): void {
  if (series.length < 1 || series.length > COLORS.length) {
    throw new Error(`A chart shows from 1 to ${COLORS.length} series, but got ${series.length}.`);
  }
  if (new Set(series.map(({ name }) => name)).size < series.length) {
    throw new Error('Two series of a chart have the same name.');
  }
  for (const { name, values } of series) {
    if (values.length !== points.length) {
      throw new Error(
        `The series "${name}" has ${values.length} values for ${points.length} points. Use null where there is no value.`,
      );
    }
    const wrong = values.find((value) => !isFinite(value));
    if (wrong !== undefined) {
      throw new Error(`The series "${name}" has the value ${wrong}. Use null where there is none.`);
    }
  }
  const dates = points.filter((point) => typeof point !== 'string');
  if (dates.length > 0 && dates.length < points.length) {
    throw new Error('The points of a chart are all dates or all texts, but got both.');
  }
  if (dates.some((date) => Number.isNaN(date.getTime()))) {
    throw new Error('A point of the chart is an invalid date.');
  }
}

export interface Extremes<Value> {
  first: Value;
  last: Value;
  lowest: Value;
  highest: Value;
}

/** What stands out in a series; of equal values the first. `null` where it has no values. */
export function extremesOf<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => ChartValue,
): Extremes<Item> | null {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) return null;
  const best = (isBetter: (one: ChartValue, other: ChartValue) => boolean) =>
    items.reduce((found, item) => (isBetter(valueOf(item), valueOf(found)) ? item : found));
  return { first, last, lowest: best((a, b) => a < b), highest: best((a, b) => a > b) };
}
