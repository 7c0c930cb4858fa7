'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../../internal/classNames';
import { mergeProps, type SlotProps } from '../../../internal/mergeProps';
import { useControlled } from '../../../internal/useControlled';
import { useFormReset } from '../../../internal/useFormReset';
import * as styles from './ChoiceChips.css';

export interface Choice {
  /** Stable id, unique among the choices. */
  id: string;
  label: ReactNode;
}

export interface ChoiceChipsSlots {
  /** Legend of the group. */
  legend?: SlotProps<'legend'> | undefined;
  /** Label of a choice, which covers the whole chip. */
  option?: ((choice: Choice) => SlotProps<'label'> | undefined) | undefined;
  /** Native `<input>` of a choice. */
  input?: ((choice: Choice) => SlotProps<'input'> | undefined) | undefined;
}

export interface ChoiceChipsProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** Label of the group. */
  legend: ReactNode;
  choices: readonly Choice[];
  /** Controlled id of the selected choice. */
  value?: string | undefined;
  /**
   * Id of the initially selected choice.
   * @default the id of the first choice; none if the choice is optional
   */
  defaultValue?: string | undefined;
  /** Called with the id of the selected choice; with `''` if an optional choice is cleared. */
  onValueChange?: ((id: string) => void) | undefined;
  /**
   * Allows an empty selection, even initially. A press on the selected choice clears it.
   * @default false
   */
  optional?: boolean;
  /**
   * Props for the parts, such as `{ legend: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: ChoiceChipsSlots | undefined;
}

/**
 * Group of short values side by side, such as amounts.
 *
 * **When not to use it:** to select several values, use checkboxes.
 *
 * **Do:** Offer a few values that players compare.
 *
 * **Don't:** Show many long values: use a `Select` or a `Combobox`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | goes to the selected value |
 * | Arrows | selects the previous or next value |
 * | Space | clears the selected value, if the choice is optional |
 */
export function ChoiceChips({
  legend,
  choices,
  value: given,
  defaultValue,
  onValueChange,
  optional = false,
  slotProps,
  className,
  ...rest
}: ChoiceChipsProps) {
  const name = useId();
  const [value, change, reset] = useControlled(
    given,
    defaultValue ?? (optional ? '' : (choices[0]?.id ?? '')),
    onValueChange,
  );
  const tabStop = choices.some(({ id }) => id === value) ? value : choices[0]?.id;
  /** Returns true if a press on the choice clears it. */
  const isCleared = ({ id }: Choice) => optional && id === value;
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
                  // Sets the browser's default explicitly: dialogs look for this attribute to place the
                  // initial focus.
                  tabIndex: choice.id === tabStop ? 0 : -1,
                  onClick: () => isCleared(choice) && change(''),
                  onKeyDown: (event) => {
                    // Browsers ignore the space bar on a selected radio.
                    if (event.key !== ' ' || !isCleared(choice)) return;
                    event.preventDefault();
                    change('');
                  },
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
