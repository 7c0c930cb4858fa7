import type { ReactNode } from 'react';
import { FieldMessages, type MessageSlots, type Messages } from '../FieldMessages/FieldMessages';
import { mergeProps, type SlotProps } from '../mergeProps';
import * as styles from './Field.css';

/** Props shared by all labelled controls. */
export interface Labelled extends Messages {
  /** Label of the control, always visible: a placeholder does not replace a label. */
  label: ReactNode;
  /**
   * Hides the label visually if an icon or the context explains the field, as in a search.
   * @default false
   */
  labelHidden?: boolean;
}

/**
 * Props for the parts around a control, merged with the parts' own props. The other props of the
 * component go to the control itself.
 */
export interface ControlSlots extends MessageSlots {
  /** Whole field: label, control and messages. */
  field?: SlotProps<'div'> | undefined;
  /** Label of the control. */
  label?: SlotProps<'label'> | undefined;
}

/** Props for the parts around a control with a frame, merged with the parts' own props. */
export interface FieldSlots extends ControlSlots {
  /** Frame of the control. */
  frame?: SlotProps<'div'> | undefined;
}

/**
 * Props for the parts of a group of controls, merged with the parts' own props. The other props of
 * the component go to the root.
 */
export interface GroupSlots extends MessageSlots {
  /** Label of the group. */
  label?: SlotProps<'span'> | undefined;
}

/** Props shared by all labelled controls with surrounding parts. */
export interface LabelledParts extends Labelled {
  /**
   * Props for parts around the control: `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: FieldSlots | undefined;
}

export interface FieldProps extends LabelledParts {
  /** Id of the control. */
  id: string;
  /** Adds an asterisk to the label. */
  required?: boolean | undefined;
  /** Control with its frame. */
  children: ReactNode;
}

/** Renders a control with its label and messages. */
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
 * Asterisk of a required field. Screen readers announce the required state of the control instead.
 */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.mark}>
      *
    </span>
  );
}
