'use client';

import {
  useCallback,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/classNames';
import { keepsEscape } from '../../internal/dismiss';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Button } from '../../primitives/Button/Button';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { EmptyState } from '../EmptyState/EmptyState';
import { FigureTable } from '../FigureTable/FigureTable';
import { colorOf, type ChartTone, type ChartValue } from './chartData';
import * as styles from './ChartFrame.css';
import { pickLabels } from './pickLabels';
import { useChartTexts, type ChartTextOptions } from './useChartTexts';
import type { ValueScale } from './valueScale';

/** Maximum number of labels on a wide chart and on a phone. Names wrap, so more fit. */
const LABELS = { dates: { many: 8, few: 4 }, names: { many: 12, few: 6 } } as const;

export interface ChartSlots {
  /** Title of the chart. */
  title?: SlotProps<'span'> | undefined;
  /** Button that switches between table and chart. */
  toggle?: SlotProps<'button'> | undefined;
  /** Legend with the names of several series. */
  legend?: SlotProps<'ul'> | undefined;
  /** Plot area, which handles the pointer and the keyboard. */
  plot?: SlotProps<'div'> | undefined;
}

export interface ChartProps<Value extends ChartValue>
  extends ChartTextOptions<Value>, Omit<ComponentProps<'figure'>, 'children'> {
  /** Title of the chart: 'Deposits and withdrawals'. */
  label: string;
  /** Name of the points, used as a table column header, such as 'Day'. */
  pointLabel: string;
  /**
   * Summary for screen readers.
   * @default the highest, lowest and last value of each series
   */
  summary?: string | undefined;
  /**
   * Props for the parts, such as `{ toggle: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: ChartSlots | undefined;
}

export interface ChartFrameProps<Value extends ChartValue> extends ChartProps<Value> {
  /** Ascending positions of the points, as percentages of the width. */
  places: readonly number[];
  scale: ValueScale<Value>;
  /** Renders the legend sample of a series, in a viewBox of 24 by 12. */
  sample: (series: number) => ReactNode;
  /** Renders the marks in a stretched SVG of 100 by 100, in which strokes must not scale. */
  marks: (active: number | null) => ReactNode;
}

const nearestTo = (places: readonly number[], at: number): number =>
  places.reduce(
    (nearest, place, index) =>
      Math.abs(place - at) < Math.abs((places[nearest] ?? 0) - at) ? index : nearest,
    0,
  );

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

const percent = (value: number) => `${value}%`;

export function ChartFrame<Value extends ChartValue>({
  label,
  pointLabel,
  points,
  series,
  formatValue,
  formatTick,
  dateFormat,
  summary,
  texts,
  places,
  scale,
  sample,
  marks,
  slotProps,
  className,
  ...rest
}: ChartFrameProps<Value>) {
  const id = useId();
  const written = useChartTexts({ points, series, formatValue, formatTick, dateFormat, texts });
  const { text, names } = written;
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState(0);
  const [reading, setReading] = useState(false);
  /**
   * Ref callback whose cleanup ends the readout, because no event fires when the table replaces the
   * plot.
   */
  const endReading = useCallback(() => () => setReading(false), []);
  const point = Math.min(at, points.length - 1);
  const active = reading ? point : null;
  const most = LABELS[typeof points[0] === 'string' ? 'names' : 'dates'];
  const empty = series.every(({ values }) => values.every((value) => value === null));

  const read = (index: number) => {
    setAt(Math.min(Math.max(index, 0), points.length - 1));
    setReading(true);
  };
  const onPointer = (event: PointerEvent) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const from = isRightToLeft(event.currentTarget) ? right - event.clientX : event.clientX - left;
    read(nearestTo(places, (from / width) * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const next: Record<string, number> = {
      ArrowLeft: point - 1,
      ArrowRight: point - 1,
      ArrowDown: point - 1,
      ArrowUp: point + 1,
      [forward]: point + 1,
      Home: 0,
      End: points.length - 1,
    };
    const to = next[event.key];
    if (event.key === 'Escape') setReading(false);
    if (to === undefined) return;
    event.preventDefault();
    read(to);
  };

  const name = (index: number) => (
    <>
      <svg aria-hidden viewBox="0 0 24 12" className={styles.sample}>
        {sample(index)}
      </svg>
      <span>{series[index]?.name}</span>
    </>
  );

  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
      {...rest}
      className={classNames(styles.root, className)}
    >
      <div className={styles.header}>
        <span {...mergeProps({ id: `${id}-title`, className: styles.title }, slotProps?.title)}>
          {label}
        </span>
        {!empty && (
          <Button
            tone="quiet"
            {...mergeProps(
              { className: styles.toggle, onClick: () => setAsTable(!asTable) },
              slotProps?.toggle,
            )}
          >
            {asTable ? text.showChart : text.showTable}
          </Button>
        )}
      </div>
      <VisuallyHidden id={`${id}-summary`}>{summary ?? written.summary}</VisuallyHidden>
      {empty && <EmptyState />}
      {asTable && !empty && (
        <FigureTable
          caption={label}
          captionHidden
          columns={[pointLabel, ...series.map((each) => each.name)]}
          rows={names.map((each, index) => [
            each,
            ...written.written.map((values) => values[index] ?? ''),
          ])}
        />
      )}
      {!asTable && !empty && (
        <>
          {series.length > 1 && (
            <ul {...mergeProps({ className: styles.legend }, slotProps?.legend)}>
              {series.map((each, index) => (
                <li key={each.name} className={styles.item}>
                  {name(index)}
                </li>
              ))}
            </ul>
          )}
          <div className={styles.chart}>
            <div aria-hidden data-axis="values" className={styles.axis}>
              {scale.ticks.map((tick) => (
                <bdi
                  key={String(tick)}
                  className={styles.tick}
                  style={{ insetBlockStart: percent(scale.place(tick)) }}
                >
                  {written.tick(tick)}
                </bdi>
              ))}
            </div>
            <div
              {...mergeProps(
                {
                  ref: endReading,
                  role: 'slider',
                  tabIndex: 0,
                  'aria-label': label,
                  'aria-orientation': 'horizontal' as const,
                  'aria-valuemin': 1,
                  'aria-valuemax': points.length,
                  'aria-valuenow': point + 1,
                  'aria-valuetext': written.reading(point),
                  ...keepsEscape(reading),
                  className: styles.plot,
                  onPointerDown: onPointer,
                  onPointerMove: onPointer,
                  onPointerLeave: (event: PointerEvent) => {
                    // Ignores touch, because the pointer leaves after every tap. The values stay
                    // visible until the focus moves.
                    if (event.pointerType === 'touch') return;
                    setReading(event.currentTarget.matches(':focus-visible'));
                  },
                  // The browser cancels the pointer when a touch scrolls the page.
                  onPointerCancel: () => setReading(false),
                  onFocus: () => setReading(true),
                  onBlur: () => setReading(false),
                  onKeyDown,
                },
                slotProps?.plot,
              )}
            >
              <svg
                aria-hidden
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className={styles.drawing}
              >
                {scale.ticks.map((tick) => {
                  const y = scale.place(tick);
                  return (
                    <path
                      key={String(tick)}
                      d={`M0 ${y}H100`}
                      data-zero={Number(tick) === 0 || undefined}
                      className={styles.grid}
                    />
                  );
                })}
                {active !== null && (
                  <path data-active d={`M${places[active]} 0V100`} className={styles.grid} />
                )}
                {marks(active)}
              </svg>
              {active !== null && (
                <div
                  aria-hidden
                  className={styles.reading}
                  style={
                    (places[active] ?? 0) < 50
                      ? { insetInlineStart: percent(places[active] ?? 0) }
                      : { insetInlineEnd: percent(100 - (places[active] ?? 0)) }
                  }
                >
                  <strong>{names[active]}</strong>
                  {series.map((each, index) => (
                    <span key={each.name} className={styles.item}>
                      {name(index)}{' '}
                      <bdi className={styles.value}>{written.written[index]?.[active]}</bdi>
                    </span>
                  ))}
                </div>
              )}
            </div>
            {(['many', 'few'] as const).map((room) => (
              <div
                key={room}
                aria-hidden
                data-axis="points"
                data-room={room}
                className={styles.axis}
              >
                {pickLabels(places, most[room]).map((picked) => (
                  <span
                    key={picked.index}
                    data-align={picked.align}
                    className={styles.pointLabel}
                    style={{
                      insetInlineStart: percent(picked.at),
                      maxInlineSize: percent(picked.room),
                    }}
                  >
                    {names[picked.index]}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </figure>
  );
}

/** Returns the attributes for a series' marks: its colour and constant-width strokes. */
export const seriesMark = (series: { tone?: ChartTone } | undefined, index: number) => ({
  'data-tone': colorOf(series, index),
  className: styles.series,
});
