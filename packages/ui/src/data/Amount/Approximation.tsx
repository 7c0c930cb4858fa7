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

/** For the room of an amount whose rate is on its way: two digits more than in USDT, as in rupees. */
const ROUGH_RATE = { numerator: 100n, denominator: 1n };

export interface ApproximationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** USDT in millionths, or in the unit that `scale` says. */
  value: bigint;
  /**
   * How many decimals the unit of `value` is.
   * @default 6 (micro-USDT)
   */
  scale?: number | undefined;
  /**
   * Leaves the decimals out from 1,000 on, where there is little room.
   * @default false
   */
  rough?: boolean;
}

/**
 * An amount in the reader's currency, such as '≈ ₹1,108.75', to stand behind the `Amount` of the same
 * value. Screen readers say 'about'. Without a `DisplayCurrencyProvider` there is nothing to see.
 *
 * **When not to use it:** in the rows of a table, where it would crowd what is exact.
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
      {/* Between the amount and this, where both are on one line. */}{' '}
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
