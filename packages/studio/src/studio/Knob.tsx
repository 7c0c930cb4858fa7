'use client';

import type { CSSProperties } from 'react';
import { Slider, type SliderProps } from '@platform/ui';
import * as styles from './Knob.css';

export interface KnobProps extends Omit<SliderProps, 'valueText' | 'style'> {
  /** The value for readers. */
  text: string;
  /** Called when a movement is over. */
  onSettle: () => void;
  style?: CSSProperties;
}

/** A slider with its name and value above it, that says when a movement is over. */
export function Knob({ label, text, onSettle, style, ...slider }: KnobProps) {
  return (
    <div className={styles.knob} style={style}>
      <span className={styles.knobLabel}>
        <span>{label}</span> <output>{text}</output>
      </span>
      <Slider
        label={label}
        valueText={text}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        onBlur={onSettle}
        {...slider}
      />
    </div>
  );
}
