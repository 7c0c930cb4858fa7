'use client';

import { setDensity } from './draft';
import { Knob } from './Knob';
import type { StudioDesk } from './useStudio';

/** Spacing token whose value represents the whole spacing scale. */
const MEASURE = 'space.xl';

interface Unit {
  value: number;
}

export function DensityKnob({ desk }: { desk: StudioDesk }) {
  const { sources, compiled } = desk;
  const base = sources.foundation.contract.get(MEASURE)?.value as Unit;
  const now = compiled.tokens?.dark[MEASURE]?.$value as Unit | undefined;
  const percent = Math.round(((now?.value ?? base.value) / base.value) * 100);
  return (
    <Knob
      label="Room between components"
      text={`${percent}%`}
      min={60}
      max={140}
      step={5}
      value={percent}
      onSettle={desk.settle}
      onValueChange={(next) =>
        desk.edit((draft) => setDensity(draft, sources.foundation, next), 'density')
      }
    />
  );
}
