'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import {
  FieldMessages,
  messageAttributes,
  type Messages,
} from '../../internal/FieldMessages/FieldMessages';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Messages, Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** What is on or off. The whole line is pressable. */
  label: ReactNode;
  /** Called with whether it is on. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Turns something on or off immediately: sound, notifications. Its ref, class name and further props go
 * to the native `<input>`.
 *
 * **When not to use it:** for a choice that takes effect with a form, use a `Checkbox`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Space | turns it on or off |
 */
export function Switch({
  label,
  hint,
  error,
  id,
  onChange,
  onCheckedChange,
  className,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={styles.label}>
        <span className={styles.text}>{label}</span>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          id={inputId}
          {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
          className={classNames(styles.control, className)}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
      </label>
      <FieldMessages id={inputId} hint={hint} error={error} />
    </div>
  );
}
