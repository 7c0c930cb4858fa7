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
import { useValidity } from '../../internal/useValidity';
import { useMergedRef } from '../../internal/useMergedRef';
import { useLanguage, useTexts } from '../../theme/Messages';
import { amountText, isPasted, parseAmount, scaleAmount, textOfAmount } from './amountText';
import * as styles from './AmountField.css';

export interface AmountFactor {
  /** Label of the button: '2x'. */
  text: string;
  /**
   * Accessible name, if the label is only a symbol: 'Half' for ½.
   * @default the label
   */
  name?: string;
  /** Exact fraction: `{ numerator: 3n, denominator: 2n }` for 1.5. */
  factor: Rational;
}

export interface AmountFieldSlots extends FieldSlots {
  /** Button that multiplies the amount, by its text. */
  factor?: ((text: string) => SlotProps<'button'> | undefined) | undefined;
  /** Button that fills in the maximum amount. */
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
   * Controlled text as typed: '', '3.', '0.50'. Use it instead of `amount` if the form state
   * contains texts.
   */
  value?: string | undefined;
  /**
   * Initial text.
   * @default ''
   */
  defaultValue?: string;
  /** Called with each valid text and its amount, `null` for '' and '.'. */
  onValueChange?: ((text: string, amount: bigint | null) => void) | undefined;
  /**
   * Controlled amount, as in `Amount`; `null` for an empty field. The field keeps the typed text
   * while both have the same amount.
   */
  amount?: bigint | null | undefined;
  /**
   * Initial amount.
   * @default null
   */
  defaultAmount?: bigint | null | undefined;
  /** Called with the amount of each valid text, `null` for '' and '.'. */
  onAmountChange?: ((amount: bigint | null) => void) | undefined;
  /**
   * Currency name, which a pasted amount may contain.
   * @default 'USDT'
   */
  currency?: string;
  /**
   * Number of decimals in the amount's unit: 2 for cents, 8 for satoshis.
   * @default 6 (micro-USDT)
   */
  scale?: number;
  /**
   * Number of decimals that can be typed, at most `scale`.
   * @default scale
   */
  decimals?: number;
  /**
   * Shows the currency after the amount.
   * @default true
   */
  unit?: boolean;
  /** Amount that the maximum button fills in. */
  max?: bigint | undefined;
  /**
   * Buttons that multiply the amount, up to `max`.
   * @default [] (none)
   */
  factors?: readonly AmountFactor[];
  /**
   * Props for the parts, such as `{ max: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: AmountFieldSlots | undefined;
}

/**
 * Field for a monetary amount, in USDT by default, with a point or comma as the decimal mark.
 * Pasted amounts follow the user's locale: '12,345' is 12.345 in Spanish. The form validates the
 * amount.
 *
 * **When not to use it:** for a bet in a game, use a `BetAmount`.
 *
 * **Do:** State the limits up front.
 *
 * **Don't:** Use a plain `TextField`: it accepts 1e3.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from the field to its buttons |
 * | Enter, Space | on a button: fills in the maximum amount, or multiplies the amount |
 */
export function AmountField({
  value: given,
  defaultValue = '',
  onValueChange,
  amount,
  defaultAmount = null,
  onAmountChange,
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
  const amountOf = (typed: string) => parseAmount(typed, scale) ?? null;
  const textOf = (held: bigint | null) => (held === null ? '' : textOfAmount(held, kind));
  const [own, change, reset] = useControlled(
    given,
    defaultAmount === null ? defaultValue : textOf(defaultAmount),
    (typed) => {
      const typedAmount = amountOf(typed);
      onValueChange?.(typed, typedAmount);
      onAmountChange?.(typedAmount);
    },
  );
  const value = amount === undefined || amountOf(own) === amount ? own : textOf(amount);
  const input = useFormattedInput({
    text: value,
    format: (edited, inputType) =>
      amountText(edited, kind, isPasted(value, edited, inputType) ? language : undefined),
    onText: change,
  });
  const isAmount = value === '' || parseAmount(value, scale) !== undefined;
  const valid = useValidity(useMergedRef(input.ref, rest.ref), isAmount ? undefined : text.invalid);
  const ref = useFormReset(valid, reset);
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
