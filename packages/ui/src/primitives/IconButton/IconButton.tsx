'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './IconButton.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Action in one or two words, used as the accessible name and tooltip text. */
  label: string;
  /** Icon with `aria-hidden`. */
  children: ReactNode;
  /** @default 'quiet' */
  tone?: 'quiet' | 'neutral' | 'accent';
  /**
   * Shows the label on hover.
   * @default false
   */
  tooltip?: boolean;
}

/**
 * Button with only an icon: close, copy, go back.
 *
 * **When not to use it:** for a view's main action, use a `Button` with an icon and text.
 *
 * **Do:** Use a universally understood icon.
 *
 * **Don't:** Use an icon for actions with consequences.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | presses the button |
 */
export function IconButton({
  label,
  tone = 'quiet',
  tooltip = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tone={tone}
      className={classNames(styles.root, className)}
    />
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
