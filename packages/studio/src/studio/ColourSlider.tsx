'use client';

import type { CSSProperties } from 'react';
import { Knob, type KnobProps } from './Knob';
import * as styles from './ColourSlider.css';

export interface ColourSliderProps extends Omit<KnobProps, 'style' | 'className'> {
  /** Track colours, from minimum to maximum. */
  track: readonly string[];
}

export function ColourSlider({ track, ...knob }: ColourSliderProps) {
  const gradient = `linear-gradient(to right in oklab, ${track.join(', ')})`;
  return (
    <Knob
      className={styles.colourSlider}
      style={{ '--studio-track': gradient } as CSSProperties}
      {...knob}
    />
  );
}
