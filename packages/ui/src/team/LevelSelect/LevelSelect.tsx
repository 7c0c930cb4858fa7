'use client';

import { levelSelect } from '@platform/messages/levelSelect';
import type { TeamLevel } from '@platform/rules/models';
import { Select, type SelectProps } from '../../primitives/Select/Select';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useTexts, type TextsOf } from '../../theme/Messages';

export interface LevelSelectProps extends Omit<
  SelectProps<string>,
  'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** `undefined` while they are on their way: the field waits in its place. */
  levels: readonly TeamLevel[] | undefined;
  /** The chosen level, when the caller holds it. */
  value?: number | undefined;
  /**
   * The level chosen at first.
   * @default 1
   */
  defaultValue?: number;
  onValueChange?: (level: number) => void;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof levelSelect>>;
}

/**
 * Chooses a level of the team, and says how many members each has.
 *
 * **When not to use it:** to show the levels side by side, use a table.
 *
 * **Do:** Show how many members a level has before it is chosen.
 *
 * **Don't:** List bare numbers: most lead to an empty table.
 *
 * | Key | Does |
 * | --- | --- |
 * | Up, Down | the level before or after |
 * | Enter, Space | opens the list |
 */
export function LevelSelect({
  levels,
  value: given,
  defaultValue = 1,
  onValueChange,
  texts,
  disabled,
  ...rest
}: LevelSelectProps) {
  const text = useTexts(levelSelect, texts);
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const waiting = { value: String(value), label: text.loading };
  return (
    <Select
      {...rest}
      ref={useFormReset(rest.ref, reset)}
      label={text.label}
      disabled={disabled || !levels}
      aria-busy={!levels}
      options={
        levels?.map(({ level, name, total }) => ({
          value: String(level),
          label: text.option({ name, total }),
        })) ?? [waiting]
      }
      value={String(value)}
      onValueChange={(chosen) => change(Number(chosen))}
    />
  );
}
