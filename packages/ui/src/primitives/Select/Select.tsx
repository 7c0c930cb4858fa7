'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Field, type LabelledParts } from '../../internal/Field/Field';
import { useFormReset } from '../../internal/useFormReset';
import { mergeProps } from '../../internal/mergeProps';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import * as styles from './Select.css';

export interface SelectOption<Value extends string> {
  /** Value, unique among the options. */
  value: Value;
  label: string;
  /**
   * Prevents selection of the option. An option that is already selected is submitted.
   * @default false
   */
  disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends
    LabelledParts,
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'> {
  options: readonly SelectOption<Value>[];
  /** Selected value. Makes the field controlled. */
  value?: Value;
  /**
   * Initially selected value.
   * @default the value of the first option
   */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/**
 * Field with a native list of up to a few dozen options. Other props go to the `<select>`.
 *
 * **When not to use it:** for a searchable list, use a `Combobox`.
 *
 * **Do:** List options that users recognise.
 *
 * **Don't:** Hide two or three options in a list: use a `SegmentedControl`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Up, Down | selects the previous or next option |
 * | Enter, Space | opens the list |
 * | letters | selects the option that starts with the letters |
 */
export function Select<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  id,
  required,
  onChange,
  className,
  slotProps,
  ...rest
}: SelectProps<Value>) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  return (
    <Field
      id={selectId}
      label={label}
      labelHidden={labelHidden}
      required={required}
      hint={hint}
      error={error}
      slotProps={slotProps}
    >
      <div {...mergeProps({ className: styles.frame }, slotProps?.frame)}>
        <select
          {...rest}
          ref={useFormReset(rest.ref, () => setOwn(defaultValue))}
          id={selectId}
          required={required}
          {...(value === undefined ? { defaultValue } : { value })}
          {...messageAttributes(selectId, { hint, error }, rest['aria-describedby'])}
          className={classNames(styles.select, className)}
          onChange={(event) => {
            onChange?.(event);
            const selected = options.find((option) => option.value === event.target.value);
            setOwn(selected?.value);
            if (selected) onValueChange?.(selected.value);
          }}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              // Browsers do not submit a disabled option, so the selected one is enabled.
              disabled={option.disabled && option.value !== chosen}
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={styles.icon} />
      </div>
    </Field>
  );
}
