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
  /** Message that contains the reason. */
  text?: SlotProps<'div'> | undefined;
  retry?: SlotProps<'button'> | undefined;
}

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Title that names the failure.
   * @default 'This could not be loaded'
   */
  title?: ReactNode;
  /** Reason that the server reported. */
  message?: ReactNode;
  /** Called by the retry button. Without this function, there is no retry button. */
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
 * **When not to use it:** for a failed action of the reader, use a toast or the error of the field.
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
