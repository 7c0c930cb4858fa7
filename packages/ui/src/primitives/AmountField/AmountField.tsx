'use client';

import { amountField } from '@platform/messages/amountField';
import { USDT_DECIMALS, type Rational } from '@platform/rules/money';
import { useId } from 'react';
import { classNames } from '../../internal/classNames';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import type { FieldSlots } from '../../internal/Field/Field';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useFormattedInput } from '../../internal/useFormattedInput';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useLanguage, useTexts } from '../../theme/Messages';
import { amountText, isPasted, parseAmount, scaleAmount, textOfAmount } from './amountText';
import * as styles from './AmountField.css';

/** A button that multiplies the amount. */
export interface AmountFactor {
  /** What the button reads: '2x'. */
  text: string;
  /**
   * What screen readers say instead, where the text is a sign: 'Half' for ½.
   * @default the text
   */
  name?: string;
  /** The exact fraction: `{ numerator: 3n, denominator: 2n }` for 1.5. */
  factor: Rational;
}

/** Props for the parts of an `AmountField`, merged with its own. */
export interface AmountFieldSlots extends FieldSlots {
  /** A button that multiplies the amount, by its text. */
  factor?: ((text: string) => SlotProps<'button'> | undefined) | undefined;
  /** The button that fills in the most there is. */
  max?: SlotProps<'button'> | undefined;
}

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onValueChange'
  | 'prefix'
  | 'suffix'
  | 'type'
  | 'min'
  | 'max'
  | 'step'
  | 'slotProps'
> {
  /**
   * The text as typed, when the caller holds it: '', '3.', '0.50'. `parseAmount` turns it into an
   * amount.
   */
  value?: string | undefined;
  /**
   * The text at first.
   * @default ''
   */
  defaultValue?: string;
  /**
   * Called with every change that keeps it an amount: the text, and what it stands for in the unit
   * that `scale` says (`undefined` for '' and '.').
   */
  onValueChange?: (text: string, amount: bigint | undefined) => void;
  /**
   * The name of the currency, shown with `unit`: 'EUR'. It may be pasted with an amount.
   * @default 'USDT'
   */
  currency?: string;
  /**
   * How many decimals the unit of amounts is: 2 for cents, 8 for satoshis.
   * @default 6 (micro-USDT)
   */
  scale?: number;
  /**
   * How many decimals can be typed, at most `scale`.
   * @default scale
   */
  decimals?: number;
  /**
   * Names the currency after the amount; `false` where the label does.
   * @default true
   */
  unit?: boolean;
  /** The most there is: shows a button that fills it in. It does not forbid more. */
  max?: bigint | undefined;
  /**
   * Buttons that multiply the amount, never above `max`.
   * @default [] (none)
   */
  factors?: readonly AmountFactor[];
  /**
   * Props for its parts: `{ max: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: AmountFieldSlots | undefined;
}

/**
 * An amount of money, of USDT unless told otherwise. It takes digits, of Arabic and Devanagari too, and
 * one decimal mark: a point or a comma, whatever the language. A pasted amount ('1,234.50 USDT') is read
 * as the reader's language writes it: '12,345' is 12.345 in Spanish. It never turns money into a float.
 * Whether the amount is allowed is the form's to say, with `error`.
 *
 * **When not to use it:** for other numbers, use a `TextField` with `inputMode="numeric"`; for the bet
 * of a game, a `BetAmount`.
 *
 * **Do:** State the bounds before the reader meets them.
 *
 * **Don't:** Use a plain `TextField`: it accepts 1e3.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from the field to its buttons |
 * | Enter, Space | on a button: fills in the most, or multiplies the amount |
 */
export function AmountField({
  value: given,
  defaultValue = '',
  onValueChange,
  currency = 'USDT',
  scale = USDT_DECIMALS,
  decimals = scale,
  unit = true,
  max,
  factors = [],
  disabled,
  readOnly,
  className,
  slotProps,
  ...rest
}: AmountFieldProps) {
  const text = useTexts(amountField);
  const language = useLanguage();
  const unitId = useId();
  const kind = { currency, scale, decimals: Math.min(decimals, scale) };
  const [value, change, reset] = useControlled(given, defaultValue, (typed) =>
    onValueChange?.(typed, parseAmount(typed, scale)),
  );
  const input = useFormattedInput({
    text: value,
    format: (edited, inputType) =>
      amountText(edited, kind, isPasted(value, edited, inputType) ? language : undefined),
    onText: change,
  });
  const ref = useFormReset(useMergedRef(input.ref, rest.ref), reset);
  const button = {
    type: 'button',
    disabled: disabled || readOnly,
    className: styles.button,
  } as const;
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...mergeProps(input, rest)}
      ref={ref}
      slotProps={slotProps}
      disabled={disabled}
      readOnly={readOnly}
      aria-describedby={classNames(unit && unitId, rest['aria-describedby']) || undefined}
      className={classNames(styles.input, className)}
      suffix={
        <span className={styles.suffix} data-crowded={factors.length > 1 || undefined}>
          {unit && (
            <span id={unitId} className={styles.unit}>
              {currency}
            </span>
          )}
          {factors.map(({ text: label, name, factor }) => (
            <button
              key={label}
              {...mergeProps(
                {
                  ...button,
                  'aria-label': name,
                  onClick: () => {
                    const scaled = scaleAmount(parseAmount(value, scale) ?? 0n, factor, kind, max);
                    change(textOfAmount(scaled, kind));
                  },
                },
                slotProps?.factor?.(label),
              )}
            >
              {label}
            </button>
          ))}
          {max !== undefined && (
            <button
              data-kind="max"
              {...mergeProps(
                { ...button, onClick: () => change(textOfAmount(max, kind)) },
                slotProps?.max,
              )}
            >
              {text.max}
            </button>
          )}
        </span>
      }
    />
  );
}
