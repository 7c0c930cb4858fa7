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
  /** The digits so far, when the caller holds them. */
  value?: string | undefined;
  /**
   * The digits at first.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the digits, as 0 to 9 and nothing else, of whatever is typed or pasted. */
  onValueChange?: (value: string) => void;
  /** Called with the code as soon as its last digit stands there. */
  onComplete?: (code: string) => void;
  /**
   * How many digits the code has.
   * @default 6
   */
  length?: number;
}

/**
 * A code of six digits from an app or a message. To a screen reader, a password manager and a phone's
 * keyboard it is one plain field; the six boxes are only drawn. Codes are read from left to right in
 * every script.
 *
 * **When not to use it:** for a secret that is known by heart, use a `PasswordField`.
 *
 * **Do:** Use one field for the whole code: it can be pasted, and a phone fills it in.
 *
 * **Don't:** Use a field for each digit: it makes as many labels to hear, and as many stops of the
 * Tab key.
 *
 * | Key | Does |
 * | --- | --- |
 * | digits | fill the boxes one after the other |
 * | Backspace | takes the last digit away |
 * | Ctrl or Cmd + V | fills in a whole code, spaces and dashes left out |
 * | Enter | sends the form it is in |
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
    // No maxLength: it would cut a pasted '123 456' before the space is left out.
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
      // The caret is drawn behind the last digit, so that is where it must be.
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
