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
import { useValidity } from '../../internal/useValidity';
import { useMergedRef } from '../../internal/useMergedRef';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { IconButtonSlot } from '../IconButton/IconButtonSlot';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { decimalsOf, rounded } from './decimals';
import { numberText, stepped } from './numberText';
import * as styles from './NumberField.css';

/** Number of steps that Page Up and Page Down move. */
const PAGE = 10;

export interface NumberFieldSlots extends FieldSlots {
  /** Button that decreases the number by one step. */
  decrease?: SlotProps<'button'> | undefined;
  /** Button that increases the number by one step. */
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
  /** Controlled number; `null` for an empty field. */
  value?: number | null;
  /**
   * Initial number.
   * @default null
   */
  defaultValue?: number | null;
  /** Called with each step, and with a typed number on blur or Enter. */
  onValueChange?: (value: number | null) => void;
  /** Minimum value. */
  min?: number;
  /** Maximum value. */
  max?: number;
  /**
   * Distance between two steps, counted from `min` or 0.
   * @default 1
   */
  step?: number;
  /**
   * Number of decimals.
   * @default the decimals of the step and the limits
   */
  decimals?: number;
  /** Unit after the number, such as 'days'. */
  unit?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof numberField>>;
  /**
   * Props for the parts, such as `{ increase: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: NumberFieldSlots | undefined;
}

/**
 * Number field that users type into or change in steps, in their locale's format. With a `name`,
 * the form submits plain digits. Other props go to the `<input>`.
 *
 * **When not to use it:** for money, use an `AmountField`; for an approximate number, a `Slider`.
 *
 * **Do:** Set limits. Typed numbers beyond a limit are set to that limit.
 *
 * **Don't:** Use a number field for a code with leading zeros: use an `OtpField`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Up, Down | increases or decreases the number by one step |
 * | Page Up, Page Down | increases or decreases the number by ten steps |
 * | Home, End | sets the minimum or maximum, if any |
 * | Enter | accepts the typed number and submits the form |
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
  const [held, change, reset] = useControlled(given, defaultValue, onValueChange);
  const value = Number.isFinite(held) ? held : null;
  /** Text as typed; `undefined` while the user is not typing. */
  const [typed, setTyped] = useState<string>();
  const input = useFormattedInput({
    text: typed ?? (value === null ? '' : number.format(value)),
    format: (edited) => (number.isTyped(edited) ? edited : undefined),
    onText: (next, filled) => (filled ? set(read(next)) : setTyped(next)),
  });
  const closed = disabled || readOnly;

  const { largest } = number;
  const limited = (next: number) =>
    Math.max(min ?? -largest, -largest, Math.min(max ?? largest, largest, next));
  const accepted = (next: number | null) =>
    next === null ? null : limited(rounded(next, decimals));
  const set = (next: number | null) => {
    setTyped(undefined);
    const kept = accepted(next);
    if (kept !== value) change(kept);
  };
  const read = (typedText: string) =>
    typedText.trim() === '' ? null : (number.parse(typedText) ?? value);
  /** Returns the number in the field, even before it is accepted. */
  const current = () => (typed === undefined ? value : read(typed));
  const take = () => {
    if (typed !== undefined) set(current());
  };
  const shownValue = typed === undefined ? value : accepted(current());
  const hasNumber = (typed ?? '') === '' || shownValue !== null;
  const valid = useValidity(
    useMergedRef(input.ref, rest.ref),
    hasNumber ? undefined : text.invalid,
  );
  const ref = useFormReset(valid, () => {
    setTyped(undefined);
    reset();
  });
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
    // Removes the step buttons from the Tab order, because keyboards have arrow keys. Focusing a
    // button would also close a phone's on-screen keyboard.
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
          // Accepts the number before the form is submitted.
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
      <SentValue
        name={name}
        value={shownValue === null ? null : number.plain(shownValue)}
        disabled={disabled}
        form={rest.form}
      />
    </>
  );
}
