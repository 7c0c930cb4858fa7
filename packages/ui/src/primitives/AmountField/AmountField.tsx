'use client';

import { amountField } from '@platform/messages/amountField';
import type { MicroUsdt, Rational } from '@platform/rules/money';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useControlled } from '../../internal/useControlled';
import { useTexts } from '../../theme/Messages';
import { amountText, parseAmount, scaleAmount, textOfAmount } from './amountText';
import type { AmountDecimals } from './amountText';
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

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'suffix' | 'type' | 'min' | 'max' | 'step'
> {
  /**
   * The text as typed, when the caller holds it: '', '3.', '0.50'. `parseAmount` turns it into
   * micro-USDT.
   */
  value?: string | undefined;
  /**
   * The text at first.
   * @default ''
   */
  defaultValue?: string;
  /**
   * Called with every change that keeps it an amount: the text, and what it stands for in micro-USDT
   * (`undefined` for '' and '.').
   */
  onValueChange?: (text: string, amount: MicroUsdt | undefined) => void;
  /**
   * How many decimals fit.
   * @default 6
   */
  decimals?: AmountDecimals;
  /**
   * The unit after the amount; `null` where the label names it.
   * @default 'USDT'
   */
  unit?: ReactNode;
  /** The most there is, in micro-USDT: shows a button that fills it in. It does not forbid more. */
  max?: MicroUsdt | undefined;
  /**
   * Buttons that multiply the amount, never above `max`.
   * @default [] (none)
   */
  factors?: readonly AmountFactor[];
}

/**
 * An amount of USDT. It takes digits and one decimal point, understands what is pasted ('1,234.50
 * USDT'), and never turns money into a float. Whether the amount is allowed is the form's to say,
 * with `error`.
 *
 * **When not to use it:** for other numbers, use a `TextField` with `inputMode="numeric"`; for the bet
 * of a game, a `BetAmount`.
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
  decimals = 6,
  unit = 'USDT',
  max,
  factors = [],
  disabled,
  readOnly,
  className,
  ...rest
}: AmountFieldProps) {
  const text = useTexts(amountField);
  const unitId = useId();
  const hasUnit = unit !== null && unit !== undefined;
  const [value, change] = useControlled(given, defaultValue, (typed) =>
    onValueChange?.(typed, parseAmount(typed)),
  );
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
      disabled={disabled}
      readOnly={readOnly}
      value={value}
      onChange={(event) => {
        const typed = amountText(event.target.value, decimals);
        if (typed !== undefined) change(typed);
      }}
      aria-describedby={classNames(hasUnit && unitId, rest['aria-describedby']) || undefined}
      className={classNames(styles.input, className)}
      suffix={
        <span className={styles.suffix} data-crowded={factors.length > 1 || undefined}>
          {hasUnit && (
            <span id={unitId} className={styles.unit}>
              {unit}
            </span>
          )}
          {factors.map(({ text: label, name, factor }) => (
            <button
              {...button}
              key={label}
              aria-label={name}
              onClick={() => {
                const scaled = scaleAmount(parseAmount(value) ?? 0n, factor, decimals, max);
                change(textOfAmount(scaled, decimals));
              }}
            >
              {label}
            </button>
          ))}
          {max !== undefined && (
            <button {...button} data-kind="max" onClick={() => change(textOfAmount(max, decimals))}>
              {text.max}
            </button>
          )}
        </span>
      }
    />
  );
}
