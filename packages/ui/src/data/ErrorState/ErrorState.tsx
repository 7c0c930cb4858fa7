'use client';

import { errorState } from '@platform/messages/errorState';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Button } from '../../primitives/Button/Button';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './ErrorState.css';

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
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof errorState>>;
}

/**
 * Stands where content would be when it could not be loaded, and offers to try again. Screen readers
 * hear of it immediately.
 *
 * **When not to use it:** for the answer to something the player just did, use a toast or the text
 * under the field.
 */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  texts,
  className,
  ...rest
}: ErrorStateProps) {
  const text = useTexts(errorState, texts);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <TriangleAlert aria-hidden className={styles.icon} />
      <div role="alert" className={styles.text}>
        <p className={styles.title}>{title ?? text.title}</p>
        {message && <p>{message}</p>}
      </div>
      {onRetry && (
        <Button
          tone="neutral"
          pending={retrying}
          icon={<RotateCw aria-hidden size="1em" />}
          onClick={onRetry}
        >
          {text.retry}
        </Button>
      )}
    </div>
  );
}
