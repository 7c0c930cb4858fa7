'use client';

import { approximation } from '@platform/messages/approximation';
import { USDT_DECIMALS } from '@platform/rules/money';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useLanguage, useTexts } from '../../theme/Messages';
import * as styles from './Amount.css';
import { approximationText } from './approximationText';
import { useDisplayCurrency } from './DisplayCurrencyProvider';

/**
 * Rate assumed while the actual rate loads: amounts in rupees have two more digits than in USDT.
 */
const ROUGH_RATE = { numerator: 100n, denominator: 1n };

export interface ApproximationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Amount in micro-USDT, or in the unit set by `scale`. */
  value: bigint;
  /**
   * Number of decimals in the unit of `value`.
   * @default 6 (micro-USDT)
   */
  scale?: number | undefined;
  /**
   * True to omit the decimals for amounts of 1,000 or more.
   * @default false
   */
  rough?: boolean;
}

/**
 * Approximate value in the user's currency, such as '≈ ₹1,108.75'. It requires a
 * `DisplayCurrencyProvider`.
 *
 * **When not to use it:** in table rows, where the exact amount is enough.
 */
export function Approximation({
  value,
  scale = USDT_DECIMALS,
  rough = false,
  className,
  style,
  ...rest
}: ApproximationProps) {
  const display = useDisplayCurrency();
  const language = useLanguage();
  const text = useTexts(approximation);
  if (!display) return null;
  const { currency, rate } = display;
  const isComing = rate === undefined;
  const usdt = (value * 10n ** BigInt(USDT_DECIMALS)) / 10n ** BigInt(scale);
  const amount = approximationText(usdt, { currency, rate: rate ?? ROUGH_RATE }, language, rough);
  const shown = text.shown({ amount });
  return (
    <>
      {/* Space between the amount and its approximation, if both are on the same line. */}{' '}
      <span
        {...rest}
        className={classNames(styles.approximation, className)}
        style={
          {
            [styles.length]: shown.length,
            ...(isComing && { visibility: 'hidden' }),
            ...style,
          } as CSSProperties
        }
      >
        <span aria-hidden translate="no">
          {shown}
        </span>
        {isComing || <VisuallyHidden>{text.spoken({ amount })}</VisuallyHidden>}
      </span>
    </>
  );
}
