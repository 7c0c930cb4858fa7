'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import {
  FieldMessages,
  messageAttributes,
  type Messages,
} from '../../internal/FieldMessages/FieldMessages';
import type { ControlSlots } from '../../internal/Field/Field';
import { useFormReset } from '../../internal/useFormReset';
import { mergeProps } from '../../internal/mergeProps';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Messages, Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** Name of the setting. */
  label: ReactNode;
  /** Called when the switch is turned on or off. */
  onCheckedChange?: (checked: boolean) => void;
  /**
   * Props for the parts around the `<input>`, such as `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: ControlSlots | undefined;
}

/**
 * Switch that turns a setting on or off immediately. Other props go to the `<input>`.
 *
 * **When not to use it:** for a choice in a form, use a `Checkbox`.
 *
 * **Do:** Name the setting.
 *
 * **Don't:** Label a switch with a verb, such as "Turn the sound off".
 *
 * | Key | Action |
 * | --- | --- |
 * | Space | turns the setting on or off |
 */
export function Switch({
  label,
  hint,
  error,
  slotProps,
  id,
  onChange,
  onCheckedChange,
  className,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div {...mergeProps({ className: styles.field }, slotProps?.field)}>
      <label {...mergeProps({ htmlFor: inputId, className: styles.label }, slotProps?.label)}>
        <span className={styles.text}>{label}</span>
        <input
          {...rest}
          ref={useFormReset(rest.ref)}
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
      <FieldMessages id={inputId} hint={hint} error={error} slotProps={slotProps} />
    </div>
  );
}
