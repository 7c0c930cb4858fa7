'use client';

import { MINE_COUNTS, type MineCount } from '@platform/rules/mines';
import { Select } from '../../primitives/Select/Select';

const OPTIONS = MINE_COUNTS.map((count) => ({ value: String(count), label: String(count) }));

export interface MineCountFieldProps {
  label: string;
  value: MineCount;
  onValueChange: (mines: MineCount) => void;
  disabled: boolean;
}

/** Number of mines of the next game. */
export function MineCountField({ value, onValueChange, ...rest }: MineCountFieldProps) {
  return (
    <Select
      {...rest}
      options={OPTIONS}
      value={String(value)}
      onValueChange={(chosen) => {
        const mines = MINE_COUNTS.find((count) => String(count) === chosen);
        if (mines) onValueChange(mines);
      }}
    />
  );
}
