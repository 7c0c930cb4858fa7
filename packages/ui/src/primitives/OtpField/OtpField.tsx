'use client';

import { useId, type ComponentProps, type CSSProperties, type SyntheticEvent } from 'react';
import { classNames } from '../../internal/classNames';
import { Field, type LabelledParts } from '../../internal/Field/Field';
import { latinDigits } from '../../internal/latinDigits';
import { useControlled } from '../../internal/useControlled';
import { useFormattedInput } from '../../internal/useFormattedInput';
import { useFormReset } from '../../internal/useFormReset';
import { mergeProps } from '../../internal/mergeProps';
import { useMergedRef } from '../../internal/useMergedRef';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import * as styles from './OtpField.css';

export interface OtpFieldProps
  extends
    LabelledParts,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'type' | 'size' | 'maxLength' | 'minLength' | 'pattern'
    > {
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  onComplete?: (code: string) => void;
  /** @default 6 */
  length?: number;
}

/**
 * Field for a six-digit code from an app or a message. Screen readers, password managers and phones
 * see a single field. Codes read from left to right in every script.
 *
 * **When not to use it:** for a secret that the reader remembers, use a `PasswordField`.
 *
 * **Do:** Use one field for the whole code: readers can paste the code, and phones fill it in.
 *
 * **Don't:** Use one field per digit: each field would need its own label and Tab stop.
 *
 * | Key | Does |
 * | --- | --- |
 * | digits | fill the boxes one after the other |
 * | Backspace | removes the last digit |
 * | Ctrl or Cmd + V | pastes a whole code, without spaces and dashes |
 * | Enter | submits the form |
 */
export function OtpField({
  label,
  labelHidden = false,
  hint,
  error,
  value: given,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  id,
  required,
  className,
  slotProps,
  ...rest
}: OtpFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const active = Math.min(value.length, length - 1);
  const { onSelect, ...input } = useFormattedInput({
    text: value,
    // `maxLength` would truncate a pasted '123 456' before its space is removed.
    format: (edited) => latinDigits(edited).replace(/\D/g, '').slice(0, length),
    onText: (digits) => {
      change(digits);
      if (digits.length === length) onComplete?.(digits);
    },
  });
  const props = {
    ...input,
    onSelect: (event: SyntheticEvent<HTMLInputElement>) => {
      onSelect(event);
      // The visible caret is behind the last digit, so the hidden caret must stay at the end.
      const { selectionStart, selectionEnd } = event.currentTarget;
      const end = event.currentTarget.value.length;
      if (selectionStart === selectionEnd && selectionEnd !== end) {
        event.currentTarget.setSelectionRange(end, end);
      }
    },
  };
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
            dir: 'ltr',
            'data-state': error === undefined ? 'valid' : 'invalid',
            className: styles.frame,
            style: { [styles.count]: length } as CSSProperties,
          },
          slotProps?.frame,
        )}
      >
        <div aria-hidden translate="no" className={styles.boxes}>
          {Array.from({ length }, (_, index) => (
            <span key={index} data-active={index === active || undefined} className={styles.box}>
              {value[index]}
            </span>
          ))}
        </div>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          {...rest}
          {...mergeProps(props, rest)}
          ref={useFormReset(useMergedRef(input.ref, rest.ref), reset)}
          id={inputId}
          required={required}
          {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
          className={classNames(styles.input, className)}
        />
      </div>
    </Field>
  );
}
