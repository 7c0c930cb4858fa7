import type { ComponentProps } from 'react';
import { RequiredMark, type GroupSlots, type Labelled } from '../Field/Field';
import * as field from '../Field/Field.css';
import { FieldMessages, messageAttributes } from '../FieldMessages/FieldMessages';
import { mergeProps } from '../mergeProps';
import { useControlled } from '../useControlled';
import { useFormReset } from '../useFormReset';

export interface RadioFrameProps extends Labelled, ComponentProps<'div'> {
  id: string;
  required: boolean;
  slotProps: GroupSlots | undefined;
}

/** Frame of a group of native radio buttons, with its label, hint and error. */
export function RadioFrame({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  required,
  slotProps,
  children,
  ...rest
}: RadioFrameProps) {
  return (
    <div
      {...rest}
      id={id}
      role="radiogroup"
      // A form with a problem focuses the group, possibly before the error is rendered.
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-required={required || undefined}
      {...messageAttributes(id, { hint, error }, rest['aria-describedby'])}
    >
      <span
        {...mergeProps(
          { id: `${id}-name`, 'data-hidden': labelHidden || undefined, className: field.label },
          slotProps?.label,
        )}
      >
        <span>{label}</span>
        {required && <RequiredMark />}
      </span>
      {children}
      <FieldMessages id={id} hint={hint} error={error} slotProps={slotProps} />
    </div>
  );
}

/**
 * Returns the value of a group of native radio buttons, its setter, and a ref for the first button.
 * The ref makes the group follow a reset of its form.
 */
export function useRadios<Value extends string>(
  given: Value | null | undefined,
  initial: Value | null,
  onValueChange: ((value: Value) => void) | undefined,
) {
  const [value, choose, reset] = useControlled<Value | null>(given, initial, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  return { value, choose, first: useFormReset<HTMLInputElement>(undefined, reset) };
}
