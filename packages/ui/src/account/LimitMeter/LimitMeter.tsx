'use client';

import { limitMeter } from '@platform/messages/limitMeter';
import type { MicroUsdt } from '@platform/rules/money';
import type { ComponentProps, CSSProperties } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { useAmountFormat } from '../../data/Amount/amountFormat';
import { classNames } from '../../internal/classNames';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { rich } from '../../theme/rich';
import * as styles from './LimitMeter.css';

export interface LimitMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: 'Losses in 7 days'. */
  label: string;
  /** Limit in micro-USDT. */
  amount: MicroUsdt;
  /** Amount that counts towards the limit, in micro-USDT; negative after a net win. */
  used: MicroUsdt;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof limitMeter>>;
}

/** Percentage from which the meter warns that the limit is near. */
const NEAR = 80;

/** Returns the used percentage, from 0 to 100, without rounding up to 100. */
function percentOf(used: MicroUsdt, amount: MicroUsdt): number {
  if (used >= amount) return 100;
  return used <= 0n ? 0 : Number((used * 100n) / amount);
}

/**
 * Meter of a limit: the amount that is left, and the used share. The colour changes near the limit.
 *
 * **When not to use it:** for the progress of a task, use a `Progress`.
 *
 * **Do:** Show the meter beside the action that it limits.
 *
 * **Don't:** Hide the meter until the limit is reached.
 */
export function LimitMeter({
  label,
  amount,
  used,
  texts,
  style,
  className,
  ...rest
}: LimitMeterProps) {
  const text = useTexts(limitMeter, texts);
  const format = useAmountFormat();
  const percent = percentOf(used, amount);
  const left = used < amount ? amount - used : 0n;
  const state = percent === 100 ? 'reached' : percent >= NEAR ? 'near' : 'within';
  return (
    <div
      {...rest}
      data-state={state}
      className={classNames(styles.root, className)}
      style={{ ...style, [styles.share]: `${percent}%` } as CSSProperties}
    >
      <p className={styles.figures}>
        <span className={styles.left}>
          {state === 'reached'
            ? text.reached
            : rich(text.left, { amount: <Amount value={left} unit /> })}
        </span>
        <span className={styles.used}>
          {used < 0n
            ? rich(text.won, { won: <Amount value={-used} />, amount: <Amount value={amount} /> })
            : rich(text.used, { used: <Amount value={used} />, amount: <Amount value={amount} /> })}
        </span>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text.value({ left: format(left), amount: format(amount) })}
        className={styles.track}
      >
        <div className={styles.bar} />
      </div>
    </div>
  );
}
