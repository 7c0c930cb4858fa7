'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Button.css';

export type ButtonTone = 'accent' | 'neutral' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `accent` for a view's main action, `neutral` for others, `quiet` in dense rows, `danger` for
   * actions that cannot be undone.
   * @default 'accent'
   */
  tone?: ButtonTone;
  /** @default 'medium' */
  size?: 'medium' | 'large';
  /**
   * True while the action runs. The button shows a spinner, keeps the focus and ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Button text while pending. @default its children */
  pendingText?: ReactNode;
  /**
   * Fills the available width.
   * @default false
   */
  wide?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
}

/**
 * Button that starts an action: place a bet, save, open a dialog.
 *
 * **When not to use it:** to go to another page, use a `Link`; for an icon without text, an
 * `IconButton`.
 *
 * **Do:** Label the main action with a verb.
 *
 * **Don't:** Show two main actions, or label a button "OK".
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | presses the button |
 */
export function Button({
  tone = 'accent',
  size = 'medium',
  pending = false,
  pendingText,
  wide = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      data-state={pending ? 'pending' : 'idle'}
      // Not `disabled`, which would remove the focus from a pending button.
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      className={classNames(styles.root, className)}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner size="small" /> : icon}
      {wrapTexts(pending && pendingText !== undefined ? pendingText : children, { beside: true })}
    </button>
  );
}
