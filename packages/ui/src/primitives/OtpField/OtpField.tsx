'use client';

import { otpField } from '@platform/messages/otpField';
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../../internal/classNames';
import { Field, type LabelledParts } from '../../internal/Field/Field';
import { latinDigits } from '../../internal/latinDigits';
import { useControlled } from '../../internal/useControlled';
import { replaceRange, useFormattedInput } from '../../internal/useFormattedInput';
import { useFormReset } from '../../internal/useFormReset';
import { useValidity } from '../../internal/useValidity';
import { mergeProps } from '../../internal/mergeProps';
import { useMergedRef } from '../../internal/useMergedRef';
import { useTexts } from '../../theme/Messages';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import * as styles from './OtpField.css';

export interface OtpFieldProps
  extends
    LabelledParts,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'type' | 'size' | 'maxLength' | 'minLength' | 'pattern'
    > {
  /** Typed digits. Makes the field controlled. */
  value?: string | undefined;
  /**
   * Initial digits.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the typed or pasted digits, converted to 0–9. */
  onValueChange?: (value: string) => void;
  /**
   * Called once for each complete code. A code typed over another is complete with its last digit.
   */
  onComplete?: (code: string) => void;
  /**
   * Number of digits.
   * @default 6
   */
  length?: number;
}

/** Selected part of a code, from its first digit to the position after its last. */
type Selection = readonly [start: number, end: number];

/** Selection after the last digit. */
const END: Selection = [Infinity, Infinity];

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Selection => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

function placeAfter(key: string, field: HTMLInputElement): number | undefined {
  const [start, end] = selectionOf(field);
  if (key === 'ArrowLeft') return start - 1;
  if (key === 'ArrowRight') return Math.max(start + 1, end);
  if (key === 'Home') return 0;
  return key === 'End' ? field.value.length : undefined;
}

function placeAt({ currentTarget, clientX }: MouseEvent<HTMLInputElement>, length: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.floor(((clientX - left) / width) * length);
}

/**
 * Field for a six-digit code from an app or a message. Screen readers, password managers and phones
 * see a single field. An incomplete code is invalid.
 *
 * **When not to use it:** for a secret, use a `PasswordField`.
 *
 * **Do:** Use one field for the whole code, so that users can paste it.
 *
 * **Don't:** Use a separate field for each digit.
 *
 * | Key | Action |
 * | --- | --- |
 * | digits | fill the boxes in order, replacing existing digits |
 * | Left, Right | move to the previous or next digit |
 * | Home, End | move to the first digit, or after the last |
 * | Backspace, Delete | remove the digit in the box; after the last digit, Backspace removes that
 * digit |
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
  const text = useTexts(otpField);
  const ownId = useId();
  const inputId = id ?? ownId;
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const field = useRef<HTMLInputElement>(null);
  /** Selected part of the code; `undefined` until the user enters the field. */
  const [selection, setSelection] = useState<Selection>();
  /**
   * Selects one digit, so that typing replaces it. After the last digit, only places the caret.
   */
  const goTo = (field: HTMLInputElement, place: number) => {
    const from = Math.max(0, Math.min(place, field.value.length));
    field.setSelectionRange(from, Math.min(from + 1, field.value.length));
    setSelection(selectionOf(field));
  };
  const codeIn = (text: string) => latinDigits(text).replace(/\D/g, '').slice(0, length);
  const { onSelect, ...input } = useFormattedInput({
    text: value,
    // `maxLength` would truncate a pasted '123 456' before its space is removed.
    format: codeIn,
    onText: (digits) => {
      change(digits);
      const caret = field.current?.selectionEnd ?? digits.length;
      // Selects the digit after the caret, so that the next digit replaces it. After a deletion,
      // the next digit is inserted instead.
      if (field.current && digits.length >= value.length) goTo(field.current, caret);
      const isNew = value.length < length || caret === length;
      if (digits.length === length && isNew) onComplete?.(digits);
    },
  });
  const isWhole = value === '' || value.length === length;
  const valid = useValidity(
    useMergedRef(useMergedRef(input.ref, field), rest.ref),
    isWhole ? undefined : text.incomplete({ length }),
  );
  const insert = (
    event: SyntheticEvent<HTMLInputElement>,
    text: string,
    [start, end]: Selection,
  ) => {
    const { currentTarget } = event;
    const code = codeIn(text);
    if (code === '' || currentTarget.readOnly || event.defaultPrevented) return;
    event.preventDefault();
    // A complete code replaces the previous one.
    const from = code.length === length ? 0 : Math.min(start, value.length);
    const inserted = code.slice(0, length - from);
    const to = Math.max(end, from + inserted.length);
    replaceRange(currentTarget, inserted, from, Math.min(to, value.length));
  };
  const props = {
    ...input,
    onSelect: (event: SyntheticEvent<HTMLInputElement>) => {
      onSelect(event);
      const { currentTarget } = event;
      const [start, end] = selectionOf(currentTarget);
      // Selects the digit after the caret, because a full field has no space for another digit.
      if (start === end && currentTarget.value.length === length) goTo(currentTarget, start);
      else setSelection([start, end]);
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      const [start, end] = selectionOf(event.currentTarget);
      const place = placeAt(event, length);
      // Checks the position, because presses by screen readers and scripts have none.
      const isAtBox = event.detail > 0 && place >= 0 && place < length;
      if (isAtBox && end - start < 2) goTo(event.currentTarget, place);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const place = placeAfter(event.key, event.currentTarget);
      if (place === undefined || event.defaultPrevented) return;
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      goTo(event.currentTarget, place);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
      insert(event, event.clipboardData.getData('text'), selectionOf(event.currentTarget)),
    onDrop: (event: DragEvent<HTMLInputElement>) => {
      event.currentTarget.focus();
      const place = placeAt(event, length);
      insert(event, event.dataTransfer.getData('text'), [place, place]);
    },
  };
  const [start, end] = (selection ?? END).map((place) => Math.min(place, value.length)) as [
    number,
    number,
  ];
  const active = Math.min(start, length - 1);
  const until = Math.max(end, active + 1);
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
            <span
              key={index}
              data-active={(index >= active && index < until) || undefined}
              data-caret={(start === end && index === start) || undefined}
              className={styles.box}
            >
              {value[index]}
            </span>
          ))}
        </div>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          {...rest}
          {...mergeProps(props, rest)}
          ref={useFormReset(valid, reset)}
          id={inputId}
          required={required}
          {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
          className={classNames(styles.input, className)}
        />
      </div>
    </Field>
  );
}
