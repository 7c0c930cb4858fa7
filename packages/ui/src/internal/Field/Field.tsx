import type { ReactNode } from 'react';
import { FieldMessages, type MessageSlots, type Messages } from '../FieldMessages/FieldMessages';
import { mergeProps, type SlotProps } from '../mergeProps';
import * as styles from './Field.css';

export interface Labelled extends Messages {
  /** Visible label. A placeholder is no substitute for a label. */
  label: ReactNode;
  /**
   * Hides the label visually.
   * @default false
   */
  labelHidden?: boolean;
}

/** Props for the parts around a control. The component's other props go to the control. */
export interface ControlSlots extends MessageSlots {
  /** Root element with the label, control and messages. */
  field?: SlotProps<'div'> | undefined;
  /** Control label. */
  label?: SlotProps<'label'> | undefined;
}

export interface FieldSlots extends ControlSlots {
  /** Control frame. */
  frame?: SlotProps<'div'> | undefined;
}

/** Props for the parts of a group of controls. The component's other props go to the root. */
export interface GroupSlots extends MessageSlots {
  /** Group label. */
  label?: SlotProps<'span'> | undefined;
}

export interface LabelledParts extends Labelled {
  /**
   * Props for the parts around the control, such as `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: FieldSlots | undefined;
}

export interface FieldProps extends LabelledParts {
  id: string;
  /** Adds an asterisk to the label. */
  required?: boolean | undefined;
  /** Control with its frame. */
  children: ReactNode;
}

export function Field({
  id,
  label,
  labelHidden = false,
  required,
  slotProps,
  children,
  ...messages
}: FieldProps) {
  return (
    <div {...mergeProps({ className: styles.field }, slotProps?.field)}>
      <label
        {...mergeProps(
          { htmlFor: id, 'data-hidden': labelHidden || undefined, className: styles.label },
          slotProps?.label,
        )}
      >
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldMessages id={id} slotProps={slotProps} {...messages} />
    </div>
  );
}

/**
 * Asterisk of a required field. Screen readers ignore it and announce the control's required state.
 */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.mark}>
      *
    </span>
  );
}
