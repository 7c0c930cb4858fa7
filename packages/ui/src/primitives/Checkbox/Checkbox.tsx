'use client';

import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import {
  FieldMessages,
  messageAttributes,
  type Messages,
} from '../../internal/FieldMessages/FieldMessages';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Messages, Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is agreed to or switched on. The whole text is pressable. */
  label: ReactNode;
}

/**
 * A choice of yes or no that takes effect with the form. Its ref, class name and further props go to
 * the native `<input>` under the drawn box.
 *
 * **When not to use it:** for one choice out of several, use a `RadioGroup` or a `Select`; for what
 * takes effect immediately, a `Switch`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Space | ticks the box or takes the tick away |
 */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={styles.label}>
        <span className={styles.frame}>
          <input
            {...rest}
            type="checkbox"
            id={inputId}
            {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
            className={classNames(styles.box, className)}
          />
          <Check aria-hidden className={styles.tick} />
        </span>
        <span className={styles.text}>{label}</span>
      </label>
      <FieldMessages id={inputId} hint={hint} error={error} className={styles.message} />
    </div>
  );
}
