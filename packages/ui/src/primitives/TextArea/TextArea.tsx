'use client';

import { useId, type ComponentProps, type CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import { Field, type LabelledParts } from '../../internal/Field/Field';
import * as field from '../../internal/Field/Field.css';
import { mergeProps } from '../../internal/mergeProps';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import * as styles from './TextArea.css';

export interface TextAreaProps
  extends LabelledParts, Omit<ComponentProps<'textarea'>, 'children' | 'value' | 'defaultValue'> {
  /** Typed text. Makes the field controlled. */
  value?: string | undefined;
  /**
   * Initial text.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the typed text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Minimum number of lines. @default 4 */
  rows?: number;
}

/**
 * Field for several lines of text. Other props go to the `<textarea>`.
 *
 * **When not to use it:** for a single line, use a `TextField`.
 *
 * **Do:** Match the height to the expected text.
 *
 * **Don't:** Submit the form on Enter, which starts a new line in this field.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | starts a new line |
 * | Tab | moves to the next field |
 */
export function TextArea({
  label,
  labelHidden = false,
  hint,
  error,
  rows = 4,
  id,
  required,
  style,
  className,
  slotProps,
  onValueChange,
  onChange,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <Field
      id={areaId}
      label={label}
      labelHidden={labelHidden}
      required={required}
      hint={hint}
      error={error}
      slotProps={slotProps}
    >
      <div
        {...mergeProps(
          { className: field.frame, 'data-state': error === undefined ? 'valid' : 'invalid' },
          slotProps?.frame,
        )}
      >
        <textarea
          {...rest}
          id={areaId}
          rows={rows}
          required={required}
          {...messageAttributes(areaId, { hint, error }, rest['aria-describedby'])}
          style={{ ...style, [styles.lines]: rows } as CSSProperties}
          className={classNames(field.control, styles.area, className)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      </div>
    </Field>
  );
}
