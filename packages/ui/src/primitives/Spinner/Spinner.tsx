import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Spinner.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /**
   * Text for screen readers. Omit it if visible text says the same.
   * @default undefined
   */
  label?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/**
 * Indicator for a running action with unknown progress.
 *
 * **When not to use it:** inside a button, use its `pending`; if the progress is known, a
 * `Progress`.
 *
 * **Do:** Name the running action.
 *
 * **Don't:** Show several spinners: use a `Skeleton`.
 */
export function Spinner({ label, size = 'medium', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-size={size}
      className={classNames(styles.root, className)}
    >
      {/* Draws the icon inline, because the icon library is larger than a whole button. */}
      <svg viewBox="0 0 24 24" aria-hidden className={styles.icon}>
        <path d="M21 12a9 9 0 1 1-6.219-8.56" />
      </svg>
    </span>
  );
}
