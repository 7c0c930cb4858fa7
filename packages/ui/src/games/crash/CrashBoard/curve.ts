import { START, timeOf, type Hundredths } from '@platform/rules/crash';

/** Size of the chart's viewBox, in user units. */
export const WIDTH = 100;
export const HEIGHT = 60;

/** Minimum extents of the axes, in ms and hundredths. */
const LEAST_TIME = 6_000;
const LEAST_RISE: Hundredths = 100;

/** Height of the curve's tip as a share of the chart. The rest stays empty. */
const HEADROOM = 0.86;

/** Scale of the logarithmic time axis, in ms. */
const TIME_SCALE = 5_000;
const stretched = (time: number) => Math.log1p(time / TIME_SCALE);

/** Number of points on the curve. */
const POINTS = 48;

export interface Point {
  x: number;
  y: number;
}

function axesOf(elapsed: number) {
  const time = Math.max(elapsed * 1.08, LEAST_TIME);
  const rise = Math.max(riseAt(elapsed) / HEADROOM, LEAST_RISE);
  return { time, rise };
}

/** Returns the interpolated rise above 1.00, in hundredths. */
function riseAt(elapsed: number): number {
  return (elapsed / timeOf(START + 100)) * 100;
}

export function curvePoints(elapsed: number): Point[] {
  const { time, rise } = axesOf(elapsed);
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const at = (elapsed * index) / POINTS;
    return {
      x: (stretched(at) / stretched(time)) * WIDTH,
      y: HEIGHT - (riseAt(at) / rise) * HEIGHT,
    };
  });
}

export function gridLines(elapsed: number): { multiplier: Hundredths; y: number }[] {
  const { rise } = axesOf(elapsed);
  const step = rise > 300 ? 100 : rise > 150 ? 50 : 25;
  const count = Math.floor(rise / step);
  return Array.from({ length: count + 1 }, (_, index) => ({
    multiplier: START + index * step,
    y: HEIGHT - ((index * step) / rise) * HEIGHT,
  }));
}
