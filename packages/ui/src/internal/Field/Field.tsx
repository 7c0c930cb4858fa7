import type { ReactNode } from 'react';
import { FieldMessages, type MessageSlots, type Messages } from '../FieldMessages/FieldMessages';
import { mergeProps, type SlotProps } from '../mergeProps';
import * as styles from './Field.css';

/** Props of every labelled control. */
export interface Labelled extends Messages {
  /** Label of the control. It is always visible: a placeholder does not replace it. */
  label: ReactNode;
  /**
   * Shows the label only to screen readers, if an icon or the place explains the field, as in a
   * search.
   * @default false
   */
  labelHidden?: boolean;
}

/**
 * Props for the parts around a control, merged with their own. The control itself gets those of the
 * component.
 */
export interface ControlSlots extends MessageSlots {
  /** Whole field: its label, control and messages. */
  field?: SlotProps<'div'> | undefined;
  /** Label of the control. */
  label?: SlotProps<'label'> | undefined;
}

/** `ControlSlots` for a control with a frame. */
export interface FieldSlots extends ControlSlots {
  /** Frame of the control. */
  frame?: SlotProps<'div'> | undefined;
}

/**
 * Props for the parts of a group of controls, merged with their own. The root gets those of the
 * component.
 */
export interface GroupSlots extends MessageSlots {
  /** Name of the group. */
  label?: SlotProps<'span'> | undefined;
}

/** Props of every labelled control with parts around it. */
export interface LabelledParts extends Labelled {
  /**
   * Props for the parts around the control: `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: FieldSlots | undefined;
}

export interface FieldProps extends LabelledParts {
  /** Id of the control. */
  id: string;
  /** Adds a mark to the label. */
  required?: boolean | undefined;
  /** Control, with its frame. */
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

/** Star of a required field. Screen readers get this from the control. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.mark}>
      *
    </span>
  );
}
