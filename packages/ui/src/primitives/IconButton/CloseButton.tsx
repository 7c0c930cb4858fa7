import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './IconButton.css';

export interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name: 'Close'. */
  label: string;
}

/** Smaller `IconButton` that loads neither a tooltip nor the icon library. */
export const CloseButton = ({ label, className, ...rest }: CloseButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    data-tone="quiet"
    className={classNames(styles.root, className)}
  >
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M18 6 6 18M6 6l12 12" />
    </svg>
  </button>
);
