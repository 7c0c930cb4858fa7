/** Number, or a `bigint` for exact values, such as money in micro units. */
export type ChartValue = number | bigint;

/** Meaning of a series, indicated by colour. Series also differ in line style and fill. */
export type ChartTone = 'accent' | 'positive' | 'negative' | 'muted';

export interface ChartSeries<Value extends ChartValue> {
  /** Name, unique in the chart. */
  name: string;
  /** Values, one per point; `null` for a missing value. */
  values: readonly (Value | null)[];
  /**
   * Tone of the series.
   * @default a neutral colour, by index
   */
  tone?: ChartTone;
}

export interface ChartData<Value extends ChartValue> {
  /** Dates or names on the horizontal axis, in order. */
  points: readonly (string | Date)[];
  /** Series of the chart, 1 to 4. */
  series: readonly ChartSeries<Value>[];
}

/** Colours of series without a tone, by index. */
const COLORS = ['accent', 'muted', 'spark', 'text'] as const;

export const colorOf = (series: { tone?: ChartTone } | undefined, index: number): string =>
  series?.tone ?? COLORS[index] ?? 'accent';

const isFinite = (value: ChartValue | null) => value === null || Number.isFinite(Number(value));

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
