'use client';

import { errorState } from '@platform/messages/errorState';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Button } from '../../primitives/Button/Button';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './ErrorState.css';

export interface ErrorStateSlots {
  /** Message that states the reason. */
  text?: SlotProps<'div'> | undefined;
  retry?: SlotProps<'button'> | undefined;
}

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Failure title.
   * @default 'This could not be loaded'
   */
  title?: ReactNode;
  /** Reason reported by the server. */
  message?: ReactNode;
  /** Called when the retry button is pressed. If omitted, there is no retry button. */
  onRetry?: (() => void) | undefined;
  /**
   * True while a retry is running.
   * @default false
   */
  retrying?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof errorState>>;
  /**
   * Props for the parts, such as `{ retry: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: ErrorStateSlots | undefined;
}

/**
 * Placeholder for content that failed to load, with a retry button.
 *
 * **When not to use it:** for a failed user action, use a toast or the field's error.
 *
 * **Do:** Name the content that failed to load.
 *
 * **Don't:** Show the exception, which belongs in the log.
 */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  texts,
  slotProps,
  className,
  ...rest
}: ErrorStateProps) {
  const text = useTexts(errorState, texts);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <TriangleAlert aria-hidden className={styles.icon} />
      <div {...mergeProps({ role: 'alert', className: styles.text }, slotProps?.text)}>
        <p className={styles.title}>{title ?? text.title}</p>
        {message && <p>{message}</p>}
      </div>
      {onRetry && (
        <Button
          tone="neutral"
          pending={retrying}
          icon={<RotateCw aria-hidden size="1em" />}
          {...mergeProps({ onClick: onRetry }, slotProps?.retry)}
        >
          {text.retry}
        </Button>
      )}
    </div>
  );
}
