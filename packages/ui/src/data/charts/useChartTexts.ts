'use client';

import { chart } from '@platform/messages/chart';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { useTimeZone } from '../DateTime/TimeZoneProvider';
import { extremesOf, type ChartData, type ChartValue } from './chartData';

const DAY = 86_400_000;

/** Returns the shortest date format in which all points differ. */
function formatOf(times: readonly number[]): Intl.DateTimeFormatOptions {
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const step = span / (times.length - 1 || 1);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'short' } as const;
  if (step > 0 && step < DAY) return span <= DAY ? time : { ...day, ...time };
  if (span <= 366 * DAY) return day;
  return step < 28 * DAY ? { ...day, year: 'numeric' } : { month: 'short', year: 'numeric' };
}

const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}) => {
  const usual = new Intl.NumberFormat(language, { maximumSignificantDigits: 15, ...options });
  const huge = new Intl.NumberFormat(language, {
    notation: 'scientific',
    maximumSignificantDigits: 3,
  });
  return (value: ChartValue) => (Math.abs(Number(value)) < 1e15 ? usual : huge).format(value);
};

export interface ChartTextOptions<Value extends ChartValue> extends ChartData<Value> {
  /**
   * Formats a value.
   * @default a number in the user's language
   */
  formatValue?: ((value: Value) => string) | undefined;
  /**
   * Formats a value on the axis.
   * @default `formatValue`; without it, a short number: '1.2M'
   */
  formatTick?: ((value: Value) => string) | undefined;
  /**
   * Date format, in the time zone of the `TimeZoneProvider`.
   * @default the shortest that fits: the time, the day, or the month and year
   */
  dateFormat?: Intl.DateTimeFormatOptions | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof chart>> | undefined;
}

export function useChartTexts<Value extends ChartValue>({
  points,
  series,
  formatValue,
  formatTick,
  dateFormat,
  texts,
}: ChartTextOptions<Value>) {
  const text = useTexts(chart, texts);
  const language = useLanguage();
  const timeZone = useTimeZone();

  const times = points.flatMap((point) => (typeof point === 'string' ? [] : [point.getTime()]));
  const date = new Intl.DateTimeFormat(language, { timeZone, ...(dateFormat ?? formatOf(times)) });
  const names = points.map((point) => (typeof point === 'string' ? point : date.format(point)));

  const write: (value: Value) => string = formatValue ?? numberFormat(language);
  const tick: (value: Value) => string =
    formatTick ??
    formatValue ??
    numberFormat(language, { notation: 'compact', maximumSignificantDigits: 4 });
  const written = series.map(({ values }) =>
    values.map((value) => (value === null ? text.noValue : write(value))),
  );

  const summaries = series.map(({ name, values }, index) => {
    const at = (point: number) => written[index]?.[point] ?? '';
    const known = values.flatMap((value, point) => (value === null ? [] : [{ value, point }]));
    const extremes = extremesOf(known, ({ value }) => value);
    if (!extremes) return text.none({ name });
    const { highest, lowest, last } = extremes;
    const nameOf = ({ point }: { point: number }) => names[point] ?? '';
    if (known.length === 1) {
      return text.single({ name, value: at(last.point), point: nameOf(last) });
    }
    return text.summary({
      name,
      highest: at(highest.point),
      highestPoint: nameOf(highest),
      lowest: at(lowest.point),
      lowestPoint: nameOf(lowest),
      last: at(last.point),
      lastPoint: nameOf(last),
    });
  });

  const list = new Intl.ListFormat(language, { type: 'unit' });
  return {
    text,
    names,
    tick,
    written,
    summary: summaries.join(' '),
    reading: (point: number) =>
      text.reading({
        point: names[point] ?? '',
        values: list.format(
          series.map(({ name }, index) =>
            text.seriesValue({ name, value: written[index]?.[point] ?? '' }),
          ),
        ),
      }),
  };
}
