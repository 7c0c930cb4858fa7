'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Field, type LabelledParts } from '../../internal/Field/Field';
import { useFormReset } from '../../internal/useFormReset';
import { mergeProps } from '../../internal/mergeProps';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import { NativeOptions } from './NativeOptions';
import * as styles from './Select.css';
import { flatOptions, type SelectOption, type SelectOptions } from './selectOptions';

export interface SelectProps<Value extends string>
  extends
    LabelledParts,
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'> {
  /** Options, and groups of options with a `label`. */
  options: SelectOptions<SelectOption<Value>>;
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
 * **When not to use it:** for a searchable list, use a `Combobox`; for icons in the list, use the
 * parts, such as `SelectRoot`.
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
            const selected = flatOptions(options).find(
              (option) => option.value === event.target.value,
            );
            setOwn(selected?.value);
            if (selected) onValueChange?.(selected.value);
          }}
        >
          <NativeOptions options={options} chosen={chosen} />
        </select>
        <ChevronDown aria-hidden className={styles.icon} />
      </div>
    </Field>
  );
}
