'use client';

import { checkChart, type ChartValue } from '../charts/chartData';
import { ChartFrame, seriesMark, type ChartProps } from '../charts/ChartFrame';
import { bands } from '../charts/places';
import { valueScale } from '../charts/valueScale';

export type BarChartProps<Value extends ChartValue = number> = ChartProps<Value>;

const FILLS = [
  { fillOpacity: 1 },
  { fillOpacity: 0 },
  { fillOpacity: 0.3 },
  { fillOpacity: 0, strokeDasharray: '4 3' },
] as const;

/**
 * Chart that compares values by category or date: stakes by game, deposits by day. A button
 * switches to a table.
 *
 * **When not to use it:** for the parts of a whole, use a `FigureTable`.
 *
 * **Do:** Compare a few values, the largest first.
 *
 * **Don't:** Show a long series of points: use a `LineChart`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Right, Left | reads the next or previous point in screen order |
 * | Up, Down | reads the next or previous point |
 * | Home, End | reads the first or last point |
 * | Escape | hides the point's values |
 */
export function BarChart<Value extends ChartValue = number>(props: BarChartProps<Value>) {
  const { points, series } = props;
  checkChart(props);
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = valueScale(known, true);

  const groups = bands(points.length, 100, 0.3, 0.3);
  const bars = bands(series.length, groups.width, 0.15, 0);

  return (
    <ChartFrame
      {...props}
      places={points.map((_, point) => groups.startOf(point) + groups.width / 2)}
      scale={scale}
      sample={(index) => (
        <rect
          {...seriesMark(series[index], index)}
          {...FILLS[index]}
          x="6"
          y="1"
          width="12"
          height="10"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      )}
      marks={(active) =>
        series.map((each, index) => (
          <g key={each.name}>
            {each.values.map((value, point) => {
              if (value === null) return null;
              const end = scale.place(value);
              return (
                <rect
                  key={point}
                  {...seriesMark(each, index)}
                  {...FILLS[index]}
                  x={groups.startOf(point) + bars.startOf(index)}
                  y={Math.min(end, scale.base)}
                  width={bars.width}
                  height={Math.abs(end - scale.base)}
                  fill="currentColor"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  opacity={active === null || active === point ? 1 : 0.5}
                />
              );
            })}
          </g>
        ))
      }
    />
  );
}
