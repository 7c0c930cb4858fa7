'use client';

import type { PlinkoRows } from '@platform/rules/plinko';
import { useEffect, useRef } from 'react';
import { observeSize } from '../../../internal/browser';
import type { Clock } from '../../../internal/seams';
import type { PlinkoBall } from '../types';
import { boardHeight, boardWidth } from './geometry';
import { paint, type Inks } from './paint';
import * as styles from './PlinkoBoard.css';

export interface PlinkoCanvasProps {
  rows: PlinkoRows;
  balls: readonly PlinkoBall[];
  now: Clock;
  label: string;
}

const colorOf = (element: Element | null): string =>
  element ? getComputedStyle(element).color : 'transparent';

/**
 * Canvas with pegs and balls. The canvas reads its colours from three invisible elements, whose
 * transitions report changes of brand, colour scheme or system settings.
 */
export function PlinkoCanvas({ rows, balls, now, label }: PlinkoCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const inksRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [canvas, probes] = [canvasRef.current, inksRef.current];
    if (!canvas || !probes) return;
    const [peg, ball, glow] = [...probes.children];
    let inks: Inks;
    const draw = () => paint(canvas, { rows, balls, now: now() }, inks);
    const dip = () => {
      inks = {
        peg: colorOf(peg ?? null),
        ball: colorOf(ball ?? null),
        glow: colorOf(glow ?? null),
      };
      draw();
    };
    dip();

    // Requests frames only while balls are falling.
    let frame = 0;
    const fall = () => {
      draw();
      frame = requestAnimationFrame(fall);
    };
    if (balls.length > 0) frame = requestAnimationFrame(fall);

    const endOfSizes = observeSize(canvas, draw);
    probes.addEventListener('transitionend', dip);
    return () => {
      cancelAnimationFrame(frame);
      endOfSizes();
      probes.removeEventListener('transitionend', dip);
    };
  }, [rows, balls, now]);

  return (
    <>
      <div role="img" aria-label={label}>
        <canvas
          ref={canvasRef}
          className={styles.canvas}
          style={{ aspectRatio: `${boardWidth(rows)} / ${boardHeight(rows)}` }}
        />
      </div>
      <div ref={inksRef} aria-hidden className={styles.inks}>
        <span data-ink="peg" />
        <span data-ink="ball" />
        <span data-ink="glow" />
      </div>
    </>
  );
}
