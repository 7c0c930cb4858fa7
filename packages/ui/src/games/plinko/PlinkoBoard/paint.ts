import type { PlinkoRows } from '@platform/rules/plinko';
import type { PlinkoBall } from '../types';
import { BALL, ballAt, boardHeight, boardWidth, PEG, pegsOf } from './geometry';

/** The colours of the board, as the theme has them at the moment. */
export interface Inks {
  peg: string;
  ball: string;
  glow: string;
}

/** The canvas as crisp as the screen: as many pixels as it covers. Setting them clears it. */
function fit(canvas: HTMLCanvasElement): void {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const height = Math.round(canvas.clientHeight * devicePixelRatio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export interface Scene {
  rows: PlinkoRows;
  balls: readonly PlinkoBall[];
  /** On the clock of the balls. */
  now: number;
}

/** Draws pegs and balls as they are at this moment. */
export function paint(canvas: HTMLCanvasElement, { rows, balls, now }: Scene, inks: Inks): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  fit(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.scale(canvas.width / boardWidth(rows), canvas.height / boardHeight(rows));

  context.fillStyle = inks.peg;
  for (const { x, y } of pegsOf(rows)) disc(context, x, y, PEG);

  for (const { path, startedAt } of balls) {
    const { x, y } = ballAt(path, rows, now - startedAt);
    context.fillStyle = inks.glow;
    disc(context, x, y, BALL * 1.6);
    context.fillStyle = inks.ball;
    disc(context, x, y, BALL);
  }
}
