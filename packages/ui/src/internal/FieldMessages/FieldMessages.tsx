import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import type { SlotProps } from '../mergeProps';
import { wrapTexts } from '../wrapTexts';
import * as styles from './FieldMessages.css';

/** Messages below a form control. */
export interface Messages {
  /** Help text, such as the expected format. */
  hint?: ReactNode;
  /**
   * Problem and its fix. Screen readers announce the message immediately, and read it with the
   * control.
   */
  error?: ReactNode;
}

/** Props for the messages of a form control, merged with the messages' own props. */
export interface MessageSlots {
  /** Help text below the control. */
  hint?: SlotProps<'p'> | undefined;
  /** Error message below the control. */
  error?: SlotProps<'p'> | undefined;
}

export interface FieldMessagesProps extends Messages {
  /** Id of the control. The ids of the messages derive from it. */
  id: string;
  className?: string;
  slotProps?: MessageSlots | undefined;
}

// `mergeProps` is not used here: nothing needs merging, and most controls do not load that
// function.
/** Error and hint of a form control. */
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

/** Returns the attributes that connect a control with its messages. */
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
