'use client';

import { numberField } from '@platform/messages/numberField';
import { Minus, Plus } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import type { FieldSlots } from '../../internal/Field/Field';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { SentValue } from '../../internal/SentValue';
import { useControlled } from '../../internal/useControlled';
import { isComposing } from '../../internal/isComposing';
import { useFormattedInput } from '../../internal/useFormattedInput';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { IconButtonSlot } from '../IconButton/IconButtonSlot';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { decimalsOf, numberText, rounded, stepped } from './numberText';
import * as styles from './NumberField.css';

/** Number of steps of Page Up and Page Down. */
const PAGE = 10;

/** Props for the parts of a `NumberField`, merged with its own. */
export interface NumberFieldSlots extends FieldSlots {
  /** Button that decreases the number by a step. */
  decrease?: SlotProps<'button'> | undefined;
  /** Button that increases the number by a step. */
  increase?: SlotProps<'button'> | undefined;
}

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'type'
  | 'role'
  | 'prefix'
  | 'suffix'
  | 'min'
  | 'max'
  | 'step'
  | 'slotProps'
> {
  /** Number, `null` for none. Makes the field controlled. */
  value?: number | null;
  /**
   * Initial number.
   * @default null
   */
  defaultValue?: number | null;
  /**
   * Called with each step, and with the typed number when the field is left or Enter is pressed.
   */
  onValueChange?: (value: number | null) => void;
  /** Smallest allowed number. */
  min?: number;
  /** Largest allowed number. */
  max?: number;
  /**
   * Distance between two numbers, counted from `min` or 0. A typed number may be in between.
   * @default 1
   */
  step?: number;
  /**
   * Number of decimals.
   * @default those of the step and the limits
   */
  decimals?: number;
  /** Unit after the number, read with it: 'days'. */
  unit?: ReactNode;
  /**
   * Texts that replace those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof numberField>>;
  /**
   * Props for its parts: `{ increase: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: NumberFieldSlots | undefined;
}

/**
 * Field for a number, typed or changed by steps: a count, a percentage. It uses the notation of the
 * reader's language. A typed number beyond the limits becomes the limit. With a `name`, the form
 * sends plain digits. Its ref, class name and further props go to the `<input>`.
 *
 * **When not to use it:** for money, use an `AmountField`, which is exact; for digits that are not
 * a number, such as a code, a `TextField` with `inputMode="numeric"`; for an approximate number, a
 * `Slider`.
 *
 * **Do:** Pass the limits of the rules. A value beyond them becomes the nearest limit.
 *
 * **Don't:** Use it for a code, whose leading zeros count: use an `OtpField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Up, Down | increases or decreases the number by a step |
 * | Page Up, Page Down | increases or decreases it by ten steps |
 * | Home, End | goes to the smallest or largest number, if limited |
 * | Enter | accepts the typed number, and sends the form |
 */
export function NumberField({
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  decimals = Math.max(...[step, min, max].map((number = 0) => decimalsOf(number))),
  unit,
  texts,
  name,
  disabled,
  readOnly,
  className,
  onBlur,
  onKeyDown,
  slotProps,
  ...rest
}: NumberFieldProps) {
  const text = useTexts(numberField, texts);
  const language = useLanguage();
  const number = useMemo(() => numberText(language, decimals), [language, decimals]);
  const unitId = useId();
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  /** Typed text, or `undefined` after the field was left. */
  const [typed, setTyped] = useState<string>();
  const input = useFormattedInput({
    text: typed ?? (value === null ? '' : number.format(value)),
    format: (edited) => (number.isTyped(edited) ? edited : undefined),
    onText: setTyped,
  });
  const ref = useFormReset(useMergedRef(input.ref, rest.ref), () => {
    setTyped(undefined);
    reset();
  });
  const closed = disabled || readOnly;

  const limited = (next: number) => Math.max(min ?? -Infinity, Math.min(max ?? Infinity, next));
  const set = (next: number | null) => {
    setTyped(undefined);
    const kept = next === null ? null : limited(rounded(next, decimals));
    if (kept !== value) change(kept);
  };
  /** Returns the number in the field, even if it is not accepted yet. */
  const current = () => {
    if (typed === undefined) return value;
    return typed.trim() === '' ? null : (number.parse(typed) ?? value);
  };
  const take = () => {
    if (typed !== undefined) set(current());
  };
  const go = (by: number) => {
    const from = current();
    if (from === null) set((by > 0 ? min : max) ?? 0);
    else set(stepped(from, by, step, min ?? 0));
  };
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: () => go(1),
    ArrowDown: () => go(-1),
    PageUp: () => go(PAGE),
    PageDown: () => go(-PAGE),
    Home: min === undefined ? undefined : () => set(min),
    End: max === undefined ? undefined : () => set(max),
  };

  const button = (by: 1 | -1) => ({
    // Not in the Tab order, because keyboards have arrow keys. Focusing a button would close a
    // phone's keyboard.
    tabIndex: -1,
    disabled: closed || (value !== null && limited(stepped(value, by, step, min ?? 0)) === value),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => go(by),
  });
  return (
    <>
      <TextField
        inputMode={min !== undefined && min >= 0 ? (decimals > 0 ? 'decimal' : 'numeric') : 'text'}
        autoComplete="off"
        {...rest}
        {...mergeProps(input, rest)}
        ref={ref}
        slotProps={slotProps}
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : number.format(value)}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={
          classNames(unit !== undefined && unitId, rest['aria-describedby']) || undefined
        }
        disabled={disabled}
        readOnly={readOnly}
        className={classNames(styles.input, className)}
        onBlur={(event) => {
          onBlur?.(event);
          take();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (closed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          if (isComposing(event.nativeEvent)) return;
          // Accepts the number before the form is sent.
          if (event.key === 'Enter') take();
          const action = actions[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        }}
        suffix={
          <>
            {unit !== undefined && (
              <span id={unitId} className={styles.unit}>
                {unit}
              </span>
            )}
            <IconButtonSlot slotProps={slotProps?.decrease} label={text.decrease} {...button(-1)}>
              <Minus aria-hidden />
            </IconButtonSlot>
            <IconButtonSlot slotProps={slotProps?.increase} label={text.increase} {...button(1)}>
              <Plus aria-hidden />
            </IconButtonSlot>
          </>
        }
      />
      <SentValue name={name} value={value} disabled={disabled} form={rest.form} />
    </>
  );
}
