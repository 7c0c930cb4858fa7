'use client';

import { parseUsdt, toDecimal, type MicroUsdt } from '@platform/rules/money';
import { classNames } from '../../internal/classNames';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import { useDraft } from '../demo/useDraft';
import { scaleStake } from './scaleStake';
import * as styles from './BetAmount.css';

/** At most 2 decimals, and no more digits than any amount has. */
const AMOUNT = /^\d{0,12}(\.\d{0,2})?$/;

const TEXTS = { label: 'Bet Amount', half: 'Half', unit: 'USDT' };

const FACTORS = [
  { text: '½', name: 'half', factor: { numerator: 1n, denominator: 2n } },
  { text: '1.5x', name: undefined, factor: { numerator: 3n, denominator: 2n } },
  { text: '2x', name: undefined, factor: { numerator: 2n, denominator: 1n } },
] as const;

export interface BetAmountProps extends Omit<
  TextFieldProps,
  'label' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'prefix' | 'suffix' | 'type'
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
export function BetAmount({
  value,
  onValueChange,
  texts = TEXTS,
  disabled,
  className,
  ...rest
}: BetAmountProps) {
  const draft = useDraft(toDecimal(value), (text) => {
    if (!AMOUNT.test(text)) return false;
    onValueChange(/\d/.test(text) ? parseUsdt(text) : 0n);
    return true;
  });
  return (
    <TextField
      {...rest}
      {...draft}
      label={`${texts.label} (${texts.unit})`}
      disabled={disabled}
      inputMode="decimal"
      autoComplete="off"
      className={classNames(styles.input, className)}
      suffix={
        <span className={styles.factors}>
          {FACTORS.map(({ text, name, factor }) => (
            <button
              key={text}
              type="button"
              aria-label={name && texts[name]}
              disabled={disabled}
              className={styles.factor}
              onClick={() => onValueChange(scaleStake(value, factor))}
            >
              {text}
            </button>
          ))}
        </span>
      }
    />
  );
}
