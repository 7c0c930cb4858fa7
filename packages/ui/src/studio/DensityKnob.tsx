'use client';

import { Slider } from '../primitives/Slider/Slider';
import { setDensity } from './draft';
import * as styles from './studio.css';
import type { StudioDesk } from './useStudio';

/** The step whose size stands for the whole scale. */
const MEASURE = 'space.xl';

interface Unit {
  value: number;
}

/** Brings everything closer together or further apart at once. */
export function DensityKnob({ desk }: { desk: StudioDesk }) {
  const { ground, compiled } = desk;
  const base = ground.foundation.contract.get(MEASURE)?.value as Unit;
  const now = compiled.tokens?.dark[MEASURE]?.$value as Unit | undefined;
  const percent = Math.round(((now?.value ?? base.value) / base.value) * 100);
  return (
    <div className={styles.knob}>
      <span className={styles.knobLabel}>
        Room between parts <output>{percent}%</output>
      </span>
      <Slider
        label="Room between parts"
        min={60}
        max={140}
        step={5}
        value={percent}
        valueText={`${percent} percent`}
        onPointerUp={desk.settle}
        onKeyUp={desk.settle}
        onBlur={desk.settle}
        onValueChange={(next) =>
          desk.edit((draft) => setDensity(draft, ground.foundation, next), 'density')
        }
      />
    </div>
  );
}
