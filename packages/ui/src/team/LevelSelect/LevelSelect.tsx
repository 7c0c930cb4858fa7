'use client';

import { Select, type SelectProps } from '../../primitives/Select/Select';

/** A level of the member's team. */
export interface TeamLevelOption {
  /** 1 for those whom the member has referred. */
  readonly level: number;
  readonly name: string;
  /** How many members it has. */
  readonly total: number;
}

export interface LevelSelectProps extends Omit<
  SelectProps<string>,
  'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** `undefined` while they are on their way: the field waits in its place. */
  levels: readonly TeamLevelOption[] | undefined;
  /** The chosen level. */
  value: number;
  onValueChange: (level: number) => void;
  /** @default 'Level' */
  label?: string;
  /** @default 'Loading' */
  loadingText?: string;
  /**
   * What an option reads.
   * @default 'Level 1 (18)': the name and the team total
   */
  optionText?: (level: TeamLevelOption) => string;
}

const nameAndTotal = ({ name, total }: TeamLevelOption) => `${name} (${total})`;

/**
 * Chooses a level of the team, and says how many members each has.
 *
 * **When not to use it:** to show the levels side by side, use a table.
 *
 * | Key | Does |
 * | --- | --- |
 * | Up, Down | the level before or after |
 * | Enter, Space | opens the list |
 */
export function LevelSelect({
  levels,
  value,
  onValueChange,
  label = 'Level',
  loadingText = 'Loading',
  optionText = nameAndTotal,
  disabled,
  ...rest
}: LevelSelectProps) {
  const waiting = { value: String(value), label: loadingText };
  return (
    <Select
      {...rest}
      label={label}
      disabled={disabled || !levels}
      aria-busy={!levels}
      options={
        levels?.map((option) => ({ value: String(option.level), label: optionText(option) })) ?? [
          waiting,
        ]
      }
      value={String(value)}
      onValueChange={(chosen) => onValueChange(Number(chosen))}
    />
  );
}
