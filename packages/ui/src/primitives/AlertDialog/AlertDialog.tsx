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

/** Props for the parts of an `AlertDialog`, merged with its own. */
export interface AlertDialogSlots extends DialogSlots {
  /** The button that leaves everything as it is. */
  cancel?: SlotProps<'button'> | undefined;
  /** The button that does it. */
  confirm?: SlotProps<'button'> | undefined;
}

export interface AlertDialogProps extends Omit<
  DialogProps,
  'description' | 'footer' | 'initialFocus' | 'loading' | 'role' | 'slotProps'
> {
  /** What will happen; read out with the title. */
  description: ReactNode;
  /** What the button that does it reads: the verb of the title, never 'OK'. */
  confirmLabel: ReactNode;
  /** Called when the reader confirms. Close the dialog when it is done. */
  onConfirm: () => void;
  /** @default 'Cancel' */
  cancelLabel?: ReactNode;
  /**
   * `danger` for what cannot be undone.
   * @default 'danger'
   */
  tone?: 'danger' | 'accent';
  /**
   * It is being done: the button waits and ignores presses.
   * @default false
   */
  pending?: boolean;
  /**
   * What the button reads meanwhile.
   * @default 'Please wait...'
   */
  pendingText?: ReactNode;
  /**
   * Props for its parts: `{ confirm: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: AlertDialogSlots | undefined;
}

/**
 * Asks once more before something that is hard to undo. The focus starts on the way out, so that a
 * hasty Enter does no harm.
 *
 * **When not to use it:** for what can be undone, do it and say so in a toast; for a task of several
 * fields, use a `Dialog`.
 *
 * **Do:** Ask before an action that cannot be undone, and name the action on the button.
 *
 * **Don't:** Ask "Are you sure?" without the subject: readers answer without thinking.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab, Shift + Tab | goes around inside the dialog |
 * | Enter, Space | presses the button with the focus, at first the way out |
 * | Escape | closes it, and nothing is done |
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
