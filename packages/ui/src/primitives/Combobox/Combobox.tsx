'use client';

import { combobox } from '@platform/messages/combobox';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Field, type LabelledParts } from '../../internal/Field/Field';
import * as field from '../../internal/Field/Field.css';
import { mergeProps } from '../../internal/mergeProps';
import { SentValue } from '../../internal/SentValue';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import { useValidity } from '../../internal/useValidity';
import { useMergedRef } from '../../internal/useMergedRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useTexts } from '../../theme/Messages';
import * as styles from './Combobox.css';
import { ComboboxPopup, type ComboboxSlots } from './ComboboxPopup';
import { useCombobox, type ComboboxChoice, type ComboboxOption } from './useCombobox';

export type { ComboboxSlots };

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
  value: given,
  defaultValue = null,
  onValueChange,
  emptyText: ownEmptyText,
  id,
  name,
  required,
  className,
  onChange,
  onPointerEnter,
  onFocus,
  onClick,
  onBlur,
  onKeyDown,
  slotProps,
  ...rest
}: ComboboxProps<Value>) {
  const text = useTexts(combobox);
  const emptyText = ownEmptyText ?? text.empty;
  const ownId = useId();
  const inputId = id ?? ownId;
  const optionId = (option: ComboboxOption<Value>) =>
    `${inputId}-option-${options.indexOf(option)}`;
  const frame = useRef<HTMLDivElement>(null);
  const mergedFrame = useMergedRef(frame, slotProps?.frame?.ref);
  // True after the field is hovered or focused, which loads the list's code.
  const [near, setNear] = useState(false);
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const box = useCombobox({ options, value, onValueChange: change });
  const hasChoice = box.text === '' || box.shownValue !== null;
  const valid = useValidity(rest.ref, hasChoice ? undefined : text.invalid);
  const ref = useFormReset(valid, () => {
    box.close();
    reset();
  });
  const listed = box.open && box.found.length > 0;
  return (
    <Field
      id={inputId}
      label={label}
      labelHidden={labelHidden}
      required={required}
      hint={hint}
      error={error}
      slotProps={slotProps}
    >
      <div
        {...mergeProps(
          {
            'data-state': error === undefined ? 'valid' : 'invalid',
            className: classNames(field.frame, styles.frame),
          },
          slotProps?.frame,
        )}
        ref={mergedFrame}
      >
        <input
          autoComplete="off"
          {...rest}
          ref={ref}
          id={inputId}
          role="combobox"
          required={required}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${inputId}-list` : undefined}
          aria-activedescendant={listed && box.active ? optionId(box.active) : undefined}
          {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
          className={classNames(field.control, styles.input, className)}
          value={box.text}
          onChange={(event) => {
            onChange?.(event);
            if (event.target.matches(':focus')) box.search(event.target.value);
            else box.fill(event.target.value);
          }}
          onPointerEnter={(event) => {
            onPointerEnter?.(event);
            setNear(true);
          }}
          onFocus={(event) => {
            onFocus?.(event);
            setNear(true);
          }}
          onClick={(event) => {
            onClick?.(event);
            if (box.open || rest.readOnly) return;
            // Selects the text, so that typing replaces the selected value.
            event.currentTarget.select();
            box.show();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            box.leave();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!rest.readOnly) box.onKeyDown(event);
          }}
        />
        <ChevronDown aria-hidden className={styles.chevron} />
      </div>
      {near && (
        <ComboboxPopup
          id={`${inputId}-list`}
          label={label}
          frame={frame}
          box={box}
          value={value}
          optionId={optionId}
          emptyText={emptyText}
          slotProps={slotProps}
        />
      )}
      {/* Rendered from the start: screen readers ignore a live region that appears with its text. */}
      <VisuallyHidden role="status">{box.open && !listed ? emptyText : null}</VisuallyHidden>
      <SentValue name={name} value={box.shownValue} disabled={rest.disabled} form={rest.form} />
    </Field>
  );
}
