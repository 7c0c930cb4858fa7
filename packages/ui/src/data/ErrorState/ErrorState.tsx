'use client';

import { errorState } from '@platform/messages/errorState';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Button } from '../../primitives/Button/Button';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './ErrorState.css';

/** Props for the parts of an `ErrorState`, merged with its own. */
export interface ErrorStateSlots {
  /** What failed, and why. */
  text?: SlotProps<'div'> | undefined;
  /** The button that tries again. */
  retry?: SlotProps<'button'> | undefined;
}

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * What failed.
   * @default 'This could not be loaded'
   */
  title?: ReactNode;
  /** Why, in the server's words. */
  message?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /**
   * A try is under way.
   * @default false
   */
  retrying?: boolean;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof errorState>>;
  /**
   * Props for its parts: `{ retry: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: ErrorStateSlots | undefined;
}

/**
 * Stands where content would be when it could not be loaded, and offers to try again. Screen readers
 * hear of it immediately.
 *
 * **When not to use it:** for the answer to something the player just did, use a toast or the text
 * under the field.
 *
 * **Do:** Say what failed, and let the reader try again.
 *
 * **Don't:** Show the exception: it belongs in the log.
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
