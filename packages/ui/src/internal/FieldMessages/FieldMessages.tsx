import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import type { SlotProps } from '../mergeProps';
import { wrapTexts } from '../wrapTexts';
import * as styles from './FieldMessages.css';

/** What every form control can say under itself. */
export interface Messages {
  /** Help, e.g. the shape of what is asked for. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Read out immediately, and with the control. */
  error?: ReactNode;
}

/** Props for the messages of a form control, merged with its own. */
export interface MessageSlots {
  /** The help below the control. */
  hint?: SlotProps<'p'> | undefined;
  /** What is wrong, below the control. */
  error?: SlotProps<'p'> | undefined;
}

export interface FieldMessagesProps extends Messages {
  /** The control's id; the messages derive theirs from it. */
  id: string;
  className?: string;
  slotProps?: MessageSlots | undefined;
}

// Not with `mergeProps`, which most controls do not load: these have no handlers, styles or refs to merge.
/** The error and the hint under a form control. */
export function FieldMessages({ id, hint, error, className, slotProps }: FieldMessagesProps) {
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

/** What the control itself must carry to be read together with its messages. */
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
