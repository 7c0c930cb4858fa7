import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './FieldMessages.css';

/** What every form control can say under itself. */
export interface Messages {
  /** Help, e.g. the shape of what is asked for. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Read out immediately, and with the control. */
  error?: ReactNode;
}

export interface FieldMessagesProps extends Messages {
  /** The control's id; the messages derive theirs from it. */
  id: string;
  className?: string;
}

/** The error and the hint under a form control. */
export function FieldMessages({ id, hint, error, className }: FieldMessagesProps) {
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={classNames(styles.error, className)}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classNames(styles.hint, className)}>
          {hint}
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
