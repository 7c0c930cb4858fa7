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
  /** Statement that the reader agrees to or switches on. A click anywhere on it ticks the box. */
  label: ReactNode;
  /**
   * Hides the label visually, if its meaning is clear from the place, as in a row of a table.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * True to show a dash, if only some of the represented items are on.
   * @default false
   */
  indeterminate?: boolean;
  /** Called when the box is ticked or unticked. */
  onCheckedChange?: (checked: boolean) => void;
  /**
   * Props for the parts around the `<input>`: `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: ControlSlots | undefined;
}

/**
 * Yes-or-no choice that takes effect when its form is sent. Its ref, class name and further props
 * go to the native `<input>`.
 *
 * **When not to use it:** for one of several options, use a `RadioGroup` or a `Select`; for an
 * immediate effect, a `Switch`.
 *
 * **Do:** Write the statement that is true when it is ticked.
 *
 * **Don't:** Use a double negation, or tick it in advance: the decision belongs to the reader.
 *
 * | Key | Does |
 * | --- | --- |
 * | Space | ticks or unticks the box |
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
  // `indeterminate` is a property without an HTML attribute.
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
