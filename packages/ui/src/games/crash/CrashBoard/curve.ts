import { START, timeOf, type Hundredths } from '@platform/rules/crash';

/** The picture is this wide and high, in units of its own. */
export const WIDTH = 100;
export const HEIGHT = 60;

/** A young round is drawn on axes this long already, in ms and hundredths: it starts small. */
const LEAST_TIME = 6_000;
const LEAST_RISE: Hundredths = 100;

/** The curve uses this much of the height, so that its tip stays clear of the edge. */
const HEADROOM = 0.86;

/** Time runs on a logarithmic axis: the steady rise is seen as the climb that it feels like. */
const TIME_SCALE = 5_000;
const stretched = (time: number) => Math.log1p(time / TIME_SCALE);

/** Points along the curve: enough to be smooth at any size. */
const POINTS = 48;

export interface Point {
  x: number;
  y: number;
}

/** The axes of a round that has run this long. */
function axesOf(elapsed: number) {
  const time = Math.max(elapsed * 1.08, LEAST_TIME);
  const rise = Math.max(riseAt(elapsed) / HEADROOM, LEAST_RISE);
  return { time, rise };
}

/** How far above 1.00 the multiplier would be, between its steps as well. */
function riseAt(elapsed: number): number {
  return (elapsed / timeOf(START + 100)) * 100;
}

/** The points of the curve from its start to now. */
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

/** The multipliers that are written at the side, and how high they stand. */
export function gridLines(elapsed: number): { multiplier: Hundredths; y: number }[] {
  const { rise } = axesOf(elapsed);
  const step = rise > 300 ? 100 : rise > 150 ? 50 : 25;
  const count = Math.floor(rise / step);
  return Array.from({ length: count + 1 }, (_, index) => ({
    multiplier: START + index * step,
    y: HEIGHT - ((index * step) / rise) * HEIGHT,
  }));
}
