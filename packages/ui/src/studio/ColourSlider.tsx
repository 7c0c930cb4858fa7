'use client';

import type { CSSProperties } from 'react';
import { Slider } from '../primitives/Slider/Slider';
import * as styles from './studio.css';

export interface ColourSliderProps {
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value for readers. */
  text: string;
  /** What the track shows, from its least to its most. */
  track: readonly string[];
  onValueChange: (value: number) => void;
  /** Called when a movement is over. */
  onSettle: () => void;
}

/** A slider on a track of the colours it leads to. */
export function ColourSlider({ label, text, track, onSettle, ...slider }: ColourSliderProps) {
  const gradient = `linear-gradient(to right in oklab, ${track.join(', ')})`;
  return (
    <div className={styles.knob} style={{ '--studio-track': gradient } as CSSProperties}>
      <span className={styles.knobLabel}>
        {label} <output>{text}</output>
      </span>
      <Slider
        label={label}
        valueText={text}
        className={styles.colourSlider}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        onBlur={onSettle}
        {...slider}
      />
    </div>
  );
}
