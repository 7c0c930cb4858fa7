'use client';

import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import type { SlotProps } from '../mergeProps';
import { useHeldByPress } from '../useHeldByPress';
import { wrapTexts } from '../wrapTexts';
import * as styles from './FieldMessages.css';

export interface Messages {
  /** Help text, such as the expected format. */
  hint?: ReactNode;
  /** Problem and its fix, announced immediately. */
  error?: ReactNode;
}

export interface MessageSlots {
  /** Help text below the control. */
  hint?: SlotProps<'p'> | undefined;
  /** Error message below the control. */
  error?: SlotProps<'p'> | undefined;
}

export interface FieldMessagesProps extends Messages {
  /** Id of the control, from which the message ids derive. */
  id: string;
  className?: string;
  slotProps?: MessageSlots | undefined;
}

// Spreads the props instead of calling `mergeProps`, because nothing needs merging and most
// controls do not load that function.
export function FieldMessages({ id, className, slotProps, ...messages }: FieldMessagesProps) {
  const error = useHeldByPress(messages.error);
  const hint = useHeldByPress(messages.hint);
  return (
    <>
      {error !== undefined && (
        <p
          {...slotProps?.error}
          id={`${id}-error`}
          role="alert"
          className={classNames(styles.error, className, slotProps?.error?.className)}
        >
          {wrapTexts(error)}
        </p>
      )}
      {hint !== undefined && (
        <p
          {...slotProps?.hint}
          id={`${id}-hint`}
          className={classNames(styles.hint, className, slotProps?.hint?.className)}
        >
          {wrapTexts(hint)}
        </p>
      )}
    </>
  );
}

export function messageAttributes(id: string, { hint, error }: Messages, describedBy?: string) {
  const ids = [
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    describedBy,
  ].filter(Boolean);
  return {
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}
