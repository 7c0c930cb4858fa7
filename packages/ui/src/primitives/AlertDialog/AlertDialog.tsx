'use client';

import { alertDialog } from '@platform/messages/alertDialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps, type DialogSlots } from '../Dialog/Dialog';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useMergedRef } from '../../internal/useMergedRef';
import { useTexts } from '../../theme/Messages';
import * as styles from './AlertDialog.css';

export interface AlertDialogSlots extends DialogSlots {
  cancel?: SlotProps<'button'> | undefined;
  confirm?: SlotProps<'button'> | undefined;
}

export interface AlertDialogProps extends Omit<
  DialogProps,
  'description' | 'footer' | 'initialFocus' | 'loading' | 'role' | 'slotProps'
> {
  /** Consequence of the action, announced with the title. */
  description: ReactNode;
  /** Label of the confirm button: the verb from the title, never 'OK'. */
  confirmLabel: ReactNode;
  /** Called when the user confirms. Close the dialog once the action is done. */
  onConfirm: () => void;
  /**
   * Label of the cancel button.
   * @default 'Cancel'
   */
  cancelLabel?: ReactNode;
  /**
   * `danger` for actions that cannot be undone.
   * @default 'danger'
   */
  tone?: 'danger' | 'accent';
  /**
   * True while the action runs.
   * @default false
   */
  pending?: boolean;
  /**
   * Label of the confirm button while the action runs.
   * @default 'Please wait...'
   */
  pendingText?: ReactNode;
  /**
   * Props for the parts, such as `{ confirm: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: AlertDialogSlots | undefined;
}

/**
 * Asks for confirmation before an action that is hard to undo. The cancel button has the initial
 * focus.
 *
 * **When not to use it:** for an action that can be undone, use a toast; for a task with several
 * fields, a `Dialog`.
 *
 * **Do:** Name the action on the button.
 *
 * **Don't:** Ask "Are you sure?" without naming the action.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab, Shift + Tab | cycles through the dialog |
 * | Enter, Space | presses the focused button, initially the cancel button |
 * | Escape | closes the dialog without confirming |
 */
export function AlertDialog({
  confirmLabel,
  onConfirm,
  cancelLabel,
  tone = 'danger',
  pending = false,
  pendingText,
  size = 'small',
  open: given,
  defaultOpen = false,
  onOpenChange,
  onClose,
  slotProps,
  ...rest
}: AlertDialogProps) {
  const text = useTexts(alertDialog);
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const cancel = useRef<HTMLButtonElement>(null);
  const mergedCancel = useMergedRef(cancel, slotProps?.cancel?.ref);
  return (
    <Dialog
      {...rest}
      slotProps={slotProps}
      open={open}
      onClose={close}
      role="alertdialog"
      aria-modal
      size={size}
      initialFocus={cancel}
      footer={
        <div className={styles.actions}>
          <Button
            tone="neutral"
            {...mergeProps({ onClick: close }, slotProps?.cancel)}
            ref={mergedCancel}
          >
            {cancelLabel ?? text.cancel}
          </Button>
          <Button
            tone={tone}
            pending={pending}
            pendingText={pendingText ?? text.pending}
            {...mergeProps({ onClick: onConfirm }, slotProps?.confirm)}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    />
  );
}
