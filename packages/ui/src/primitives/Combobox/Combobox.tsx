'use client';

import type { ComponentProps } from 'react';
import type { FieldSlots, LabelledParts } from '../../internal/Field/Field';
import type { SlotProps } from '../../internal/mergeProps';
import { ComboboxContent, ComboboxInput, ComboboxItem, ComboboxRoot } from './ComboboxParts';
import type { ComboboxChoice } from './useCombobox';

export interface ComboboxSlots<Value extends string = string> extends FieldSlots {
  /** Open list of options. */
  list?: SlotProps<'div'> | undefined;
  option?: ((value: Value) => SlotProps<'button'> | undefined) | undefined;
}

export interface ComboboxProps<Value extends string>
  extends
    Omit<LabelledParts, 'slotProps'>,
    Pick<ComboboxChoice<Value>, 'options'>,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'role'> {
  /** Controlled value; `null` for none. */
  value?: Value | null | undefined;
  /**
   * Initially selected value.
   * @default null
   */
  defaultValue?: Value | null;
  /** Called with the selected value, or `null` for an empty field. */
  onValueChange?: (value: Value | null) => void;
  /**
   * Text shown and announced if nothing matches.
   * @default 'No results'
   */
  emptyText?: string;
  /**
   * Props for the parts, such as `{ list: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: ComboboxSlots<Value> | undefined;
}

/**
 * Field to choose one of many options by typing part of its name. With a `name`, the form submits
 * the value. Text that matches no option is invalid. Other props go to the `<input>`.
 *
 * **When not to use it:** for a few choices, use a `Select` or a `RadioGroup`; for free text, a
 * `TextField`.
 *
 * **Do:** Use option names that users would type.
 *
 * **Don't:** Use a combobox for two choices.
 *
 * | Key | Action |
 * | --- | --- |
 * | letters | show the matching options |
 * | Down, Up | opens the list; moves to the next or previous option, cyclically |
 * | Alt + Down, Alt + Up | opens or closes the list |
 * | Enter | selects the active option |
 * | Tab | selects the option whose full name was typed |
 * | Escape | closes the list without changes |
 */
export function Combobox<Value extends string>({
  label,
  labelHidden = false,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  emptyText,
  id,
  name,
  required,
  disabled,
  readOnly,
  form,
  slotProps,
  ...rest
}: ComboboxProps<Value>) {
  return (
    <ComboboxRoot
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      options={options}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      emptyText={emptyText}
      id={id}
      name={name}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      form={form}
      slotProps={slotProps}
    >
      <ComboboxInput {...rest} slotProps={slotProps} />
      <ComboboxContent<Value> {...slotProps?.list}>
        {(option) => <ComboboxItem {...slotProps?.option?.(option.value)} />}
      </ComboboxContent>
    </ComboboxRoot>
  );
}
