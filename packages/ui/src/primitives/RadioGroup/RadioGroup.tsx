'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import type { GroupSlots, Labelled } from '../../internal/Field/Field';
import { disabledChoice } from '../../internal/disabledChoice';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { RadioFrame, useRadios } from '../../internal/RadioFrame/RadioFrame';
import { Radio } from './Radio';
import * as styles from './RadioGroup.css';

export interface RadioOption<Value extends string> {
  /** Value, unique among the options. */
  value: Value;
  label: ReactNode;
  /** Short text below the label. */
  detail?: ReactNode;
  /** Icon before the label, with `aria-hidden`. */
  icon?: ReactNode;
  /**
   * Prevents selection of the option. An option that is already selected is submitted.
   * @default false
   */
  disabled?: boolean;
}

export interface RadioGroupSlots<Value extends string> extends GroupSlots {
  /** Container of all options. */
  options?: SlotProps<'div'> | undefined;
  /** Option and its label. */
  option?: ((option: RadioOption<Value>) => SlotProps<'label'>) | undefined;
  /** Native `<input>` for an option. */
  input?: ((option: RadioOption<Value>) => SlotProps<'input'>) | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends Labelled, Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'role'> {
  options: readonly RadioOption<Value>[];
  /** Controlled value; `null` if no option is selected. */
  value?: Value | null;
  /**
   * Initially selected value.
   * @default undefined (none)
   */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /**
   * Name in the form data.
   * @default a generated name
   */
  name?: string;
  /**
   * Layout; `cards` places the options side by side if they fit.
   * @default 'list'
   */
  look?: 'list' | 'cards';
  /**
   * Disables all options.
   * @default false
   */
  disabled?: boolean;
  /**
   * True if a choice is required.
   * @default false
   */
  required?: boolean;
  /**
   * Props for the parts, such as `{ input: ({ value }) => ({ 'data-plan': value }) }`.
   * @default {}
   */
  slotProps?: RadioGroupSlots<Value> | undefined;
}

/**
 * Group of two to six visible options. Only the selected option is in the Tab order.
 *
 * **When not to use it:** for more options, use a `Select`.
 *
 * **Do:** Show all options together.
 *
 * **Don't:** Use a radio group for on and off: use a `Switch`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves to the selected or first option |
 * | Down, and the arrow in reading direction | selects the next option, cyclically |
 * | Up, and the arrow against reading direction | selects the previous option, cyclically |
 * | Space | selects the focused option |
 */
export function RadioGroup<Value extends string>({
  options,
  value: given,
  defaultValue,
  onValueChange,
  name,
  look = 'list',
  disabled = false,
  required = false,
  slotProps,
  id,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const { value, choose, first } = useRadios(given, defaultValue ?? null, onValueChange);
  return (
    <RadioFrame
      {...rest}
      id={groupId}
      required={required}
      slotProps={slotProps}
      data-look={look}
      className={classNames(styles.root, className)}
    >
      <div {...mergeProps({ className: styles.options }, slotProps?.options)}>
        {options.map((option, index) => (
          <Radio
            {...option}
            {...disabledChoice(disabled, option.disabled, option.value === value)}
            key={option.value}
            ref={index === 0 ? first : undefined}
            id={`${groupId}-option-${index}`}
            name={name ?? groupId}
            required={required}
            checked={option.value === value}
            onChoose={() => choose(option.value)}
            slotProps={{ option: slotProps?.option?.(option), input: slotProps?.input?.(option) }}
          />
        ))}
      </div>
    </RadioFrame>
  );
}
