'use client';

import { line } from 'd3-shape';
import { checkChart, type ChartValue } from '../charts/chartData';
import { ChartFrame, seriesMark, type ChartProps } from '../charts/ChartFrame';
import { valueScale } from '../charts/valueScale';
import { linePlaces } from './linePlaces';

export type { ChartSlots } from '../charts/ChartFrame';

export type LineChartProps<Value extends ChartValue = number> = ChartProps<Value>;

/** Dash patterns of the lines, in px, one per series. */
const DASHES = [undefined, '8 5', '1 6', '10 5 1 5'] as const;

/** Maximum number of points at which each point has a dot. */
const FEW = 24;

/**
 * Returns the path of a dot: a zero-length line with round caps, which stays round when the drawing
 * is stretched.
 */
const dotAt = (x: number, y: number) => `M${x} ${y}h0`;

const isNone = (value: ChartValue | null | undefined) => value === null || value === undefined;

/**
 * Chart of values over time: a balance, deposits by day. A missing value leaves a gap. A button
 * switches to a table.
 *
 * **When not to use it:** to compare a few values, use a `BarChart`; in a sentence or a table, a
 * `Sparkline`.
 *
 * **Do:** Show how a value changes over time.
 *
 * **Don't:** Connect categories, such as games, with a line: use a `BarChart`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Right, Left | reads the next or previous point in screen order |
 * | Up, Down | reads the next or previous point |
 * | Home, End | reads the first or last point |
 * | Escape | hides the values of the point |
 */
export function LineChart<Value extends ChartValue = number>(props: LineChartProps<Value>) {
  const { points, series } = props;
  checkChart(props);
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = valueScale(known, false);
  const places = linePlaces(points);

  const draw = line<Value | null>()
    .defined((value) => value !== null)
    .x((_, index) => places[index] ?? 0)
    .y((value) => (value === null ? 0 : scale.place(value)))
    .digits(2);

  return (
    <ChartFrame
      {...props}
      places={places}
      scale={scale}
      sample={(index) => (
        <path
          {...seriesMark(series[index], index)}
          d="M1 6H23"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={DASHES[index]}
          strokeLinecap="round"
        />
      )}
      marks={(active) =>
        series.map((each, index) => {
          const { name, values } = each;
          const mark = {
            ...seriesMark(each, index),
            fill: 'none',
            stroke: 'currentColor',
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          } as const;
          const dots = values.flatMap((value, point) => {
            const alone = isNone(values[point - 1]) && isNone(values[point + 1]);
            if (value === null || !(values.length <= FEW || alone)) return [];
            return dotAt(places[point] ?? 0, scale.place(value));
          });
          const read = active === null ? null : (values[active] ?? null);
          return (
            <g key={name}>
              <path
                {...mark}
                d={draw(values) ?? undefined}
                strokeWidth="2"
                strokeDasharray={DASHES[index]}
              />
              <path {...mark} d={dots.join('')} strokeWidth="6" />
              {active !== null && read !== null && (
                <path
                  {...mark}
                  d={dotAt(places[active] ?? 0, scale.place(read))}
                  strokeWidth="12"
                />
              )}
            </g>
          );
        })
      }
    />
  );
}
