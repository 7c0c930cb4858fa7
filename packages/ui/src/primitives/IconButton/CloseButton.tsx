import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Cross } from './Cross';
import * as styles from './IconButton.css';

export interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for screen readers: 'Close'. */
  label: string;
}

/**
 * The cross of what lies over the page. An `IconButton` without what a dialog does not need: the
 * tooltip, and an icon from the library.
 */
export const CloseButton = ({ label, className, ...rest }: CloseButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    data-tone="quiet"
    className={classNames(styles.root, className)}
  >
    <Cross />
  </button>
);
