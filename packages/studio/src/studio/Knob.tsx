'use client';

import type { CSSProperties } from 'react';
import { Slider, type SliderProps } from '@platform/ui';
import * as styles from './Knob.css';

export interface KnobProps extends Omit<SliderProps, 'valueText' | 'style'> {
  text: string;
  /** Called at the end of a movement: on pointer up, key up and blur. */
  onSettle: () => void;
  style?: CSSProperties;
}

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
