'use client';

import { Check, Minus } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import {
  FieldMessages,
  messageAttributes,
  type Messages,
} from '../../internal/FieldMessages/FieldMessages';
import type { ControlSlots } from '../../internal/Field/Field';
import { useFormReset } from '../../internal/useFormReset';
import { mergeProps } from '../../internal/mergeProps';
import { useMergedRef } from '../../internal/useMergedRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Messages, Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Statement that the user confirms. */
  label: ReactNode;
  /**
   * Hides the label visually, for example in a table row.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * Shows a dash instead of a check mark, for example if only some rows of a table are selected.
   * @default false
   */
  indeterminate?: boolean;
  /** Called when the checkbox is checked or unchecked. */
  onCheckedChange?: (checked: boolean) => void;
  /**
   * Props for the parts around the `<input>`, such as `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: ControlSlots | undefined;
}

/**
 * Yes-or-no choice that takes effect when the form is submitted. Other props go to the `<input>`.
 *
 * **When not to use it:** for one of several options, use a `RadioGroup` or a `Select`; for an
 * immediate effect, a `Switch`.
 *
 * **Do:** Write a statement that is true when the box is checked.
 *
 * **Don't:** Use a double negative, or check the box in advance.
 *
 * | Key | Action |
 * | --- | --- |
 * | Space | checks or unchecks the box |
 */
export function Checkbox({
  label,
  labelHidden = false,
  indeterminate = false,
  onCheckedChange,
  hint,
  error,
  slotProps,
  id,
  ref,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const merged = useFormReset(useMergedRef(input, ref));
  // `indeterminate` is a DOM property without an HTML attribute.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const Tick = indeterminate ? Minus : Check;
  return (
    <div {...mergeProps({ className: styles.field }, slotProps?.field)}>
      <label
        {...mergeProps(
          {
            htmlFor: inputId,
            'data-bare': labelHidden || undefined,
            className: styles.label,
          },
          slotProps?.label,
        )}
      >
        <span className={styles.frame}>
          <input
            {...rest}
            ref={merged}
            type="checkbox"
            id={inputId}
            {...messageAttributes(inputId, { hint, error }, rest['aria-describedby'])}
            className={classNames(styles.box, className)}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
              // The browser clears the property with each press, even if the caller keeps the prop.
              event.target.indeterminate = indeterminate;
            }}
          />
          <Tick aria-hidden className={styles.tick} />
        </span>
        {labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles.text}>{label}</span>
        )}
      </label>
      <FieldMessages
        id={inputId}
        hint={hint}
        error={error}
        className={styles.message}
        slotProps={slotProps}
      />
    </div>
  );
}
