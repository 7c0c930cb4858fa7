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

/** Placeholder rate while the rate loads: two digits more than in USDT, as in rupees. */
const ROUGH_RATE = { numerator: 100n, denominator: 1n };

export interface ApproximationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Amount in millionths of a USDT, or in the unit of `scale`. */
  value: bigint;
  /**
   * Decimals of the unit of `value`.
   * @default 6 (micro-USDT)
   */
  scale?: number | undefined;
  /**
   * Omits the decimals from 1,000 on, to save space.
   * @default false
   */
  rough?: boolean;
}

/**
 * Amount in the reader's currency, such as '≈ ₹1,108.75', after the `Amount` of the same value.
 * Screen readers read 'about'. Renders nothing without a `DisplayCurrencyProvider`.
 *
 * **When not to use it:** in the rows of a table, where the exact amount is enough.
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
      {/* Space between the amount and its approximation, if both are on one line. */}{' '}
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
