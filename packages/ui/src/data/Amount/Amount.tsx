'use client';

import { USDT_DECIMALS } from '@platform/rules/money';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Amount.css';
import { useAmountFormat, type ShownDecimals } from './amountFormat';

export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Amount in micro-USDT, or in the unit set by `scale`. */
  value: bigint;
  /**
   * Name of the currency, shown with `unit`: 'EUR'.
   * @default 'USDT'
   */
  currency?: string;
  /**
   * Number of decimals in the unit of `value`: 2 for cents, 8 for satoshis.
   * @default 6 (micro-USDT)
   */
  scale?: number;
  /**
   * Number of displayed decimals: 4 for balances, 3 for bets, as specified.
   * @default 2
   */
  decimals?: ShownDecimals;
  /**
   * True to show the currency after the number.
   * @default false
   */
  unit?: boolean;
  /**
   * True to mark gains and losses by sign and colour.
   * @default false
   */
  signed?: boolean;
}

const signOf = (value: bigint) => (value > 0n ? 'gain' : value < 0n ? 'loss' : 'even');

/**
 * Amount of money, in USDT by default. In a narrow container, the unit wraps and the number shrinks to
 * fit.
 *
 * **When not to use it:** for a number that is not money; for a field, use an `AmountField`.
 *
 * **Do:** Pass the exact amount.
 *
 * **Don't:** Calculate money with floating-point numbers.
 */
export function Amount({
  value,
  currency = 'USDT',
  scale = USDT_DECIMALS,
  decimals = 2,
  unit = false,
  signed = false,
  className,
  style,
  ...rest
}: AmountProps) {
  const format = useAmountFormat();
  const number = (signed && value > 0n ? '+' : '') + format(value, decimals, scale);
  return (
    <span
      // Keeps the sign and the unit in place on right-to-left pages.
      dir="ltr"
      // Protects the amount from page translators, which would change the digits and translate the
      // unit.
      translate="no"
      {...rest}
      data-sign={signed ? signOf(value) : undefined}
      className={classNames(styles.root, className)}
      style={{ [styles.length]: number.length, ...style } as CSSProperties}
    >
      {number}
      {unit && <span className={styles.unit}>{` ${currency}`}</span>}
    </span>
  );
}
