'use client';

import { approximation } from '@platform/messages/approximation';
import type { MicroUsdt } from '@platform/rules/money';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useLanguage, useTexts } from '../../theme/Messages';
import * as styles from './Amount.css';
import { approximationText } from './approximationText';
import { useDisplayCurrency } from './DisplayCurrencyProvider';

export interface ApproximationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In micro-USDT. */
  value: MicroUsdt;
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
  rough = false,
  className,
  style,
  ...rest
}: ApproximationProps) {
  const display = useDisplayCurrency();
  const language = useLanguage();
  const text = useTexts(approximation);
  if (!display) return null;
  const amount = approximationText(value, display, language, rough);
  const shown = text.shown({ amount });
  return (
    <>
      {/* Between the amount and this, where both are on one line. */}{' '}
      <span
        {...rest}
        className={classNames(styles.approximation, className)}
        style={{ [styles.length]: shown.length, ...style } as CSSProperties}
      >
        <span aria-hidden>{shown}</span>
        <VisuallyHidden>{text.spoken({ amount })}</VisuallyHidden>
      </span>
    </>
  );
}
