'use client';

import { sparkline } from '@platform/messages/sparkline';
import { line } from 'd3-shape';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { checkChart, extremesOf, type ChartTone, type ChartValue } from '../charts/chartData';
import * as styles from './Sparkline.css';
import { series } from '../charts/ChartFrame.css';
import { percentOf } from '../charts/places';

export interface SparklineProps<Value extends ChartValue = number> extends Omit<
  ComponentProps<'svg'>,
  'values'
> {
  /** Accessible name: 'Balance, last 7 days'. */
  label: string;
  /** Values in order; `null` for a missing value. */
  values: readonly (Value | null)[];
  /**
   * Formats a value for screen readers.
   * @default a number in the user's language
   */
  formatValue?: (value: Value) => string;
  /**
   * Meaning of the line. Colour alone is not enough: also state the change in text.
   * @default 'accent'
   */
  tone?: ChartTone;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof sparkline>>;
}

/**
 * Word-sized line chart, for use beside an amount or in a table column.
 *
 * **When not to use it:** if individual values matter, use a `LineChart`.
 *
 * **Do:** Put the sparkline beside the number whose trend it shows.
 *
 * **Don't:** Show a sparkline alone: it has no scale.
 */
export function Sparkline<Value extends ChartValue = number>({
  label,
  values,
  formatValue,
  tone = 'accent',
  texts,
  className,
  ...rest
}: SparklineProps<Value>) {
  const text = useTexts(sparkline, texts);
  const language = useLanguage();
  checkChart({ points: values.map(String), series: [{ name: label, values }] });

  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const extremes = extremesOf(known, ({ value }) => value);
  const [low, high] = [Number(extremes?.lowest.value), Number(extremes?.highest.value)];
  const x = (index: number) => percentOf(index, 0, values.length - 1);
  const y = (value: Value) => 100 - percentOf(Number(value), low, high);
  const draw = line<Value | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => (value === null ? 0 : y(value)))
    .digits(2);

  const write = formatValue ?? ((value: Value) => new Intl.NumberFormat(language).format(value));
  const name = () => {
    if (!extremes) return text.none({ label });
    const { first, last, lowest, highest } = extremes;
    if (known.length === 1) return text.single({ label, value: write(last.value) });
    return text.summary({
      label,
      first: write(first.value),
      last: write(last.value),
      lowest: write(lowest.value),
      highest: write(highest.value),
    });
  };

  const mark = {
    'data-tone': tone,
    className: series,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg
      role="img"
      aria-label={name()}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...rest}
      className={classNames(styles.root, className)}
    >
      <path {...mark} d={draw(values) ?? undefined} strokeWidth="1.5" />
      {extremes && (
        <path
          {...mark}
          d={`M${x(extremes.last.index)} ${y(extremes.last.value)}h0`}
          strokeWidth="5"
        />
      )}
    </svg>
  );
}
