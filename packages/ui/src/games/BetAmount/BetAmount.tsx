'use client';

import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';
import { AmountField, type AmountFieldProps } from '../../primitives/AmountField/AmountField';
import { parseAmount } from '../../primitives/AmountField/amountText';

const TEXTS = { label: 'Bet Amount', half: 'Half', unit: 'USDT' };

const HALF = { numerator: 1n, denominator: 2n };
const MORE = [
  { text: '1.5x', factor: { numerator: 3n, denominator: 2n } },
  { text: '2x', factor: { numerator: 2n, denominator: 1n } },
];

export interface BetAmountProps extends Omit<
  AmountFieldProps,
  'label' | 'value' | 'onValueChange' | 'onBlur' | 'decimals' | 'unit' | 'factors'
> {
  /** The bet, in micro-USDT. */
  value: MicroUsdt;
  /** Called with every keystroke that is an amount, and every button; an empty field is 0. */
  onValueChange: (value: MicroUsdt) => void;
  /** @default 'Bet Amount', 'Half', 'USDT' */
  texts?: typeof TEXTS;
}

/**
 * How much to bet: a field with at most 2 decimals, and buttons for half, 1.5 and 2 times as much.
 *
 * **When not to use it:** in the dialog of a Wingo bet, which multiplies chips; for deposits and
 * withdrawals, use an `AmountField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from the field to its buttons |
 * | Enter, Space | on a button multiplies the bet |
 */
export function BetAmount({ value, onValueChange, texts = TEXTS, ...rest }: BetAmountProps) {
  const [draft, setDraft] = useState<string>();
  // While the player types, the field keeps the player's own text ('3.' on the way to '3.5').
  const typed = draft !== undefined && (parseAmount(draft) ?? 0n) === value;
  return (
    <AmountField
      {...rest}
      label={`${texts.label} (${texts.unit})`}
      unit={null}
      decimals={2}
      factors={[{ text: '½', name: texts.half, factor: HALF }, ...MORE]}
      value={typed ? draft : toDecimal(value)}
      onValueChange={(text, amount = 0n) => {
        setDraft(text);
        onValueChange(amount);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
