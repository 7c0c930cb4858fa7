'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import {
  FieldMessages,
  messageAttributes,
  type Messages,
} from '../../internal/FieldMessages/FieldMessages';
import * as styles from './TextField.css';

export interface TextFieldProps extends Messages, Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** What to type; always in sight, never only a placeholder. */
  label: ReactNode;
  /** Before the value, inside the field: a unit, an icon. */
  prefix?: ReactNode;
  /** After the value, inside the field: a unit, a button. */
  suffix?: ReactNode;
}

/**
 * One line of text: a name, an address, a code. Its ref, class name and further props go to the
 * `<input>`; the label, the frame and the messages stand around it.
 *
 * **When not to use it:** for a secret, use a `PasswordField`; for a phone number, a `PhoneField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | sends the form it stands in |
 */
export function TextField({
  label,
  hint,
  error,
  prefix,
  suffix,
  id,
  required,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
        {required && (
          <span aria-hidden className={styles.mark}>
            *
          </span>
        )}
      </label>
      <div className={styles.frame} data-state={error === undefined ? 'valid' : 'invalid'}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          {...rest}
          id={inputId}
          required={required}
          {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
          className={classNames(styles.input, className)}
        />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </div>
      <FieldMessages id={inputId} hint={hint} error={error} />
    </div>
  );
}
