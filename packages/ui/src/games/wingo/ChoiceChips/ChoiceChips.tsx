'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../../internal/classNames';
import { mergeProps, type SlotProps } from '../../../internal/mergeProps';
import { useControlled } from '../../../internal/useControlled';
import { useFormReset } from '../../../internal/useFormReset';
import * as styles from './ChoiceChips.css';

/** One of a few values to choose from. */
export interface Choice {
  /** Stable, unique among the choices. */
  id: string;
  label: ReactNode;
}

/** Props for the parts of a `ChoiceChips`, merged with its own. */
export interface ChoiceChipsSlots {
  /** What is chosen. */
  legend?: SlotProps<'legend'> | undefined;
  /** A choice, pressable all over. */
  option?: ((choice: Choice) => SlotProps<'label'> | undefined) | undefined;
  /** The native `<input>` of a choice. */
  input?: ((choice: Choice) => SlotProps<'input'> | undefined) | undefined;
}

export interface ChoiceChipsProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** What is chosen. */
  legend: ReactNode;
  choices: readonly Choice[];
  /** The id of the chosen one, when the caller holds it. */
  value?: string | undefined;
  /**
   * The id of the one chosen at first.
   * @default that of the first choice
   */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /**
   * Props for its parts: `{ legend: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: ChoiceChipsSlots | undefined;
}

/**
 * A few short values side by side, exactly one chosen: amounts, multipliers.
 *
 * **When not to use it:** for long or many choices, use a `Select`; for several together, checkboxes.
 *
 * **Do:** Show a handful of short values that readers compare while choosing.
 *
 * **Don't:** Show many long values, which break into rows: use a `Select` or a `Combobox`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the chosen value |
 * | Arrows | choose the value before or after |
 */
export function ChoiceChips({
  legend,
  choices,
  value: given,
  defaultValue,
  onValueChange,
  slotProps,
  className,
  ...rest
}: ChoiceChipsProps) {
  const name = useId();
  const [value, change, reset] = useControlled(
    given,
    defaultValue ?? choices[0]?.id ?? '',
    onValueChange,
  );
  const first = useFormReset<HTMLInputElement>(undefined, reset);
  return (
    <fieldset {...rest} className={classNames(styles.root, className)}>
      <legend {...mergeProps({ className: styles.legend }, slotProps?.legend)}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label
            key={choice.id}
            {...mergeProps({ className: styles.choice }, slotProps?.option?.(choice))}
          >
            <input
              {...mergeProps<ComponentProps<'input'>>(
                {
                  ref: index === 0 ? first : undefined,
                  // As the browser does anyway; written out for dialogs that look for what to focus first.
                  tabIndex: choice.id === value ? 0 : -1,
                  onChange: () => change(choice.id),
                  className: styles.input,
                },
                slotProps?.input?.(choice),
              )}
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
