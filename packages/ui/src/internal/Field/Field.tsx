import type { ReactNode } from 'react';
import { FieldMessages, type Messages } from '../FieldMessages/FieldMessages';
import * as styles from './Field.css';

/** What every labelled control says about itself. */
export interface Labelled extends Messages {
  /** What to type or choose; always in sight, never only a placeholder. */
  label: ReactNode;
  /**
   * Leaves the label to screen readers, where an icon or the place already says it: a search.
   * @default false
   */
  labelHidden?: boolean;
}

export interface FieldProps extends Labelled {
  /** The control's id. */
  id: string;
  /** Marks the label. */
  required?: boolean | undefined;
  /** The control, in whatever frame it has. */
  children: ReactNode;
}

/** A control between its label and its messages. */
export function Field({
  id,
  label,
  labelHidden = false,
  required,
  children,
  ...messages
}: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-hidden={labelHidden || undefined} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldMessages id={id} {...messages} />
    </div>
  );
}

/** The star of what must not be left out. Screen readers hear it from the control itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.mark}>
      *
    </span>
  );
}
