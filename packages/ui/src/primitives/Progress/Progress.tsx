import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Progress.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: 'Rank progress'. */
  label: string;
  /**
   * Progress, from 0 to `max`.
   * @default undefined (progress unknown)
   */
  value?: number | undefined;
  /** @default 100 */
  max?: number;
  /**
   * Value for screen readers: '3 of 5 members'.
   * @default the percentage
   */
  valueText?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'danger';
}

/**
 * Progress bar for a finite task. Without a value, it only shows that the task is running.
 *
 * **When not to use it:** in a small space, use a `Spinner`; for loading content, a `Skeleton`.
 *
 * **Do:** Name the task beside the bar.
 *
 * **Don't:** Use it for a measurement, such as a level.
 */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  style,
  className,
  ...rest
}: ProgressProps) {
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const percent = known === undefined || max <= 0 ? 0 : (known / max) * 100;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={known}
      aria-valuetext={known === undefined ? undefined : (valueText ?? `${Math.round(percent)}%`)}
      data-state={known === undefined ? 'indeterminate' : known >= max ? 'complete' : 'loading'}
      data-tone={tone}
      className={classNames(styles.root, className)}
      style={{ ...style, [styles.done]: `${percent}%` } as CSSProperties}
    >
      <div className={styles.bar} />
    </div>
  );
}
