'use client';

import { betAmount } from '@platform/messages/betAmount';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { AmountField, type AmountFieldProps } from '../../primitives/AmountField/AmountField';
import { parseAmount } from '../../primitives/AmountField/amountText';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { useGameFigures } from '../gameFigures';

const HALF = { numerator: 1n, denominator: 2n };
const MORE = [
  { english: '1.5x', factor: { numerator: 3n, denominator: 2n } },
  { english: '2x', factor: { numerator: 2n, denominator: 1n } },
];

export interface BetAmountProps extends Omit<
  AmountFieldProps,
  | 'label'
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'amount'
  | 'defaultAmount'
  | 'onAmountChange'
  | 'scale'
  | 'decimals'
  | 'unit'
  | 'factors'
  | 'texts'
> {
  /** Controlled bet in micro-USDT. */
  value?: MicroUsdt | undefined;
  /**
   * Initial bet in micro-USDT.
   * @default 0n
   */
  defaultValue?: MicroUsdt;
  /** Called with each amount; 0 for an empty field. */
  onValueChange?: (value: MicroUsdt) => void;
  /**
   * Currency in the label.
   * @default 'USDT'
   */
  currency?: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betAmount>>;
}

/**
 * Field for a bet with at most 2 decimals. The keys of its buttons in `slotProps` are '½', '1.5x'
 * and '2x' in every language.
 *
 * **When not to use it:** in the Wingo bet dialog; for deposits and withdrawals, use an
 * `AmountField`.
 *
 * **Do:** Pass the balance as `max`, so that buttons cannot raise the bet above it.
 *
 * **Don't:** Use a native number field: it calculates in floats, and scrolling changes the stake.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from the field to its buttons |
 * | Enter, Space | on a button: multiplies the bet |
 */
export function BetAmount({
  value: given,
  defaultValue = 0n,
  onValueChange,
  currency = 'USDT',
  texts,
  slotProps,
  ...rest
}: BetAmountProps) {
  const text = useTexts(betAmount, texts);
  const figures = useGameFigures();
  const more = MORE.map((one) => ({ ...one, text: figures.multiple(one.factor) }));
  const [value, change, reset] = useControlled<MicroUsdt>(given, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const ref = useFormReset(rest.ref, () => {
    setDraft(undefined);
    reset();
  });
  // Keeps the text as typed, such as '3.' before '3.5'.
  const typed = draft !== undefined && (parseAmount(draft) ?? 0n) === value;
  return (
    <AmountField
      {...rest}
      ref={ref}
      label={text.label({ unit: currency })}
      unit={false}
      decimals={2}
      factors={[{ text: '½', name: text.half, factor: HALF }, ...more]}
      slotProps={{
        ...slotProps,
        factor: (shown) =>
          slotProps?.factor?.(more.find((one) => one.text === shown)?.english ?? shown),
      }}
      value={typed ? draft : toDecimal(value)}
      onValueChange={(typedText, amount) => {
        setDraft(typedText);
        change(amount ?? 0n);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setDraft(undefined);
      }}
    />
  );
}
