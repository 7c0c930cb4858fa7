import type { PlinkoRows } from '@platform/rules/plinko';
import type { PlinkoBall } from '../types';
import { BALL, ballAt, boardHeight, boardWidth, PEG, pegsOf, type Place } from './geometry';

export interface Inks {
  peg: string;
  ball: string;
  glow: string;
}

function fit(canvas: HTMLCanvasElement): void {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const height = Math.round(canvas.clientHeight * devicePixelRatio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** Draws a disc that is round on the screen at any board scale. */
function disc(
  context: CanvasRenderingContext2D,
  { x, y }: Place,
  radius: number,
  flat: number,
): void {
  context.beginPath();
  context.ellipse(x, y, radius, radius * flat, 0, 0, 2 * Math.PI);
  context.fill();
}

export interface Scene {
  rows: PlinkoRows;
  balls: readonly PlinkoBall[];
  /** Current time of the animation clock. */
  now: number;
}

export function paint(canvas: HTMLCanvasElement, { rows, balls, now }: Scene, inks: Inks): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  fit(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const [across, down] = [canvas.width / boardWidth(rows), canvas.height / boardHeight(rows)];
  context.scale(across, down);
  const flat = across / down;

  context.fillStyle = inks.peg;
  for (const peg of pegsOf(rows)) disc(context, peg, PEG, flat);

  for (const { path, startedAt } of balls) {
    const place = ballAt(path, rows, now - startedAt, flat);
    context.fillStyle = inks.glow;
    disc(context, place, BALL * 1.6, flat);
    context.fillStyle = inks.ball;
    disc(context, place, BALL, flat);
  }
}
