import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Spinner.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /**
   * What is being waited for, read out by screen readers. Leave it out where a text beside the
   * spinner says it already.
   * @default undefined
   */
  label?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/**
 * Says that something is under way and will end, when nothing is known of its progress.
 *
 * **When not to use it:** for content whose shape is known, show a `Skeleton`; inside a button, use
 * the button's `pending`; where something is known of its progress, a `Progress`.
 *
 * **Do:** Say what is under way.
 *
 * **Don't:** Show several where the shape of the content is known: a `Skeleton` is calmer.
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
      {/* Drawn here, as the icons' library alone would weigh more than a button. */}
      <svg viewBox="0 0 24 24" aria-hidden className={styles.icon}>
        <path d="M21 12a9 9 0 1 1-6.219-8.56" />
      </svg>
    </span>
  );
}
