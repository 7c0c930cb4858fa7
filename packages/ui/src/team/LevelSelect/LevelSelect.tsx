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
  /** Team levels; `undefined` while they load. */
  levels: readonly TeamLevel[] | undefined;
  /** Selected level. Makes the field controlled. */
  value?: number | undefined;
  /**
   * Initially selected level.
   * @default 1
   */
  defaultValue?: number;
  onValueChange?: (level: number) => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof levelSelect>>;
}

/**
 * Select for a team level.
 *
 * **When not to use it:** to show the levels side by side, use a table.
 *
 * **Do:** Show how many members each level has.
 *
 * **Don't:** List bare numbers.
 *
 * | Key | Action |
 * | --- | --- |
 * | Up, Down | selects the previous or next level |
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
