'use client';

import { USDT_DECIMALS } from '@platform/rules/money';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Amount.css';
import { useAmountFormat, type ShownDecimals } from './amountFormat';

export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In micro-USDT, or in the unit that `scale` says. */
  value: bigint;
  /**
   * The name of the currency, shown with `unit`: 'EUR'.
   * @default 'USDT'
   */
  currency?: string;
  /**
   * How many decimals the unit of `value` is: 2 for cents, 8 for satoshis.
   * @default 6 (micro-USDT)
   */
  scale?: number;
  /**
   * The specification: balances and package 4, bets and history 3, elsewhere 2 to 4.
   * @default 2
   */
  decimals?: ShownDecimals;
  /**
   * Names the currency behind the number.
   * @default false
   */
  unit?: boolean;
  /**
   * Tells gains from losses: a plus and the colour of success, a minus and the colour of danger.
   * @default false
   */
  signed?: boolean;
}

const signOf = (value: bigint) => (value > 0n ? 'gain' : value < 0n ? 'loss' : 'even');

/**
 * An amount of money, of USDT unless told otherwise, with digits of equal width so that a column of amounts lines up. Its number is
 * never broken: the unit may take a line of its own, and in a container too narrow the number shrinks.
 *
 * **When not to use it:** for a number that is not money; in a field, use an `AmountField`.
 *
 * **Do:** Pass the exact amount. It is written as the reader's language writes numbers.
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
      // Its sign and unit keep their places in languages that are written from right to left.
      dir="ltr"
      // Translators write numbers in other digits, and take a unit for a word.
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
