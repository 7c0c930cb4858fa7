'use client';

import type { LatestResult } from '@platform/rules/models';
import { colorsOf, sizeOf, type Color, type Digit, type Size } from '@platform/rules/wingo';
import * as styles from './WinningLight.css';

export interface WinningLightProps {
  /** The draw to light up for; `undefined` for none. */
  drawn: LatestResult | undefined;
  /** What the field is a bet on. */
  field: Color | Size | Digit;
}

const wins = (field: Color | Size | Digit, number: Digit): boolean =>
  field === number || field === sizeOf(number) || colorsOf(number).some((color) => color === field);

/** Lights the field that it is in up, once for a draw that the field has won. The field is positioned. */
export const WinningLight = ({ drawn, field }: WinningLightProps) =>
  drawn &&
  wins(field, drawn.number) && (
    <span key={drawn.roundNumber} aria-hidden data-won className={styles.light} />
  );
