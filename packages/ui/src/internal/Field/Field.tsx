import type { ReactNode } from 'react';
import { FieldMessages, type MessageSlots, type Messages } from '../FieldMessages/FieldMessages';
import { mergeProps, type SlotProps } from '../mergeProps';
import * as styles from './Field.css';

/** What every labelled control says about itself. */
export interface Labelled extends Messages {
  /** What to type or choose; always in sight, never only a placeholder. */
  label: ReactNode;
  /**
   * Leaves the label to screen readers, where an icon or the place already says it: a search.
   * @default false
   */
  labelHidden?: boolean;
}

/** Props for the parts around a control, merged with their own. The control has those of the component. */
export interface ControlSlots extends MessageSlots {
  /** All of the field: its label, its control and its messages. */
  field?: SlotProps<'div'> | undefined;
  /** What to type or choose. */
  label?: SlotProps<'label'> | undefined;
}

/** As `ControlSlots`, of a control with a box around it. */
export interface FieldSlots extends ControlSlots {
  /** The box around the control. */
  frame?: SlotProps<'div'> | undefined;
}

/** Props for the parts of a group of controls, merged with their own. Its root has those of the component. */
export interface GroupSlots extends MessageSlots {
  /** The name of the group. */
  label?: SlotProps<'span'> | undefined;
}

/** What every labelled control with parts around it takes. */
export interface LabelledParts extends Labelled {
  /**
   * Props for the parts around the control: `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: FieldSlots | undefined;
}

export interface FieldProps extends LabelledParts {
  /** The control's id. */
  id: string;
  /** Marks the label. */
  required?: boolean | undefined;
  /** The control, in whatever frame it has. */
  children: ReactNode;
}

/** A control between its label and its messages. */
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

/** The star of what must not be left out. Screen readers hear it from the control itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.mark}>
      *
    </span>
  );
}
