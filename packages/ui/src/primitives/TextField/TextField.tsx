'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Field, type LabelledParts } from '../../internal/Field/Field';
import * as styles from '../../internal/Field/Field.css';
import { mergeProps } from '../../internal/mergeProps';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';

export interface TextFieldProps
  extends
    LabelledParts,
    Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'value' | 'defaultValue'> {
  /** Typed text. Makes the field controlled. */
  value?: string | undefined;
  /**
   * Initial text.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the typed text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Content before the value, such as a unit. */
  prefix?: ReactNode;
  /** Content after the value, such as a unit. */
  suffix?: ReactNode;
}

/**
 * Field for one line of text. Other props go to the `<input>`.
 *
 * **When not to use it:** for a secret, use a `PasswordField`; for money, an `AmountField`; for
 * several lines, a `TextArea`.
 *
 * **Do:** Describe the expected input in a hint.
 *
 * **Don't:** Explain the field in its placeholder.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | submits the form |
 */
export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  prefix,
  suffix,
  id,
  required,
  className,
  slotProps,
  onValueChange,
  onChange,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Field
      id={inputId}
      label={label}
      labelHidden={labelHidden}
      required={required}
      hint={hint}
      error={error}
      slotProps={slotProps}
    >
      <div
        {...mergeProps(
          { className: styles.frame, 'data-state': error === undefined ? 'valid' : 'invalid' },
          slotProps?.frame,
        )}
      >
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          {...rest}
          id={inputId}
          required={required}
          {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
          className={classNames(styles.control, className)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </div>
    </Field>
  );
}
