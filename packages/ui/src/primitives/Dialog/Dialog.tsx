'use client';

import { dialog } from '@platform/messages/dialog';
import { type ComponentProps, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../internal/classNames';
import { Heading } from '../Heading/Heading';
import { CloseButton } from '../IconButton/CloseButton';
import { Spinner } from '../Spinner/Spinner';
import { Text } from '../Text/Text';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './Dialog.css';
import { DialogBody } from './DialogBody';
import { Modal, ModalClose, ModalDescription, ModalTitle } from './Modal';
import { rememberFocus, returnFocus } from './returnFocus';

/** Props for the parts of a `Dialog`, merged with its own. */
export interface DialogSlots {
  /** What covers the page behind it. */
  overlay?: SlotProps<'div'> | undefined;
  /** Around its title and description. */
  header?: SlotProps<'div'> | undefined;
  /** The row of buttons at its foot. */
  footer?: SlotProps<'div'> | undefined;
  /** The button that closes it. */
  close?: SlotProps<'button'> | undefined;
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is open, when the caller holds that. */
  open?: boolean | undefined;
  /**
   * Open from the start.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with `false` when the reader wants out: Escape, the overlay, the cross. */
  onOpenChange?: (open: boolean) => void;
  /** Called when the reader wants out, too. Set `open` to false. */
  onClose?: (() => void) | undefined;
  /** What the dialog is about; its accessible name. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /**
   * The widest it grows. On a phone every dialog fills the width.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * On a phone the dialog takes the whole height from the start. Use it for a form whose fields come and
   * go: the sheet does not move up under the reader's finger.
   * @default false
   */
  tall?: boolean;
  /** The actions, in sight below a long content. */
  footer?: ReactNode;
  /**
   * What takes the focus on opening.
   * @default the first field or button inside
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * On opening, shows a loader for the time of the token `duration.loader` (1800 ms in the
   * specification).
   * @default false
   */
  loading?: boolean;
  /**
   * What it holds is on its way. Until then the focus waits on the dialog, and goes to the first field
   * when that is there.
   * @default false
   */
  busy?: boolean;
  /**
   * What it holds is on its way, and so is its size: until then a spinner stands on the overlay, and the
   * dialog opens when it need not move any more.
   * @default false
   */
  unseen?: boolean;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dialog>>;
  /**
   * Props for its parts: `{ overlay: { className: 'dim' } }`.
   * @default {}
   */
  slotProps?: DialogSlots | undefined;
  children?: ReactNode;
}

/**
 * Takes the whole attention for one short task: sign in, confirm, place a bet. Opens and closes in
 * 300 ms (immediately for readers who want less motion), a sheet from below at 768 px and less. The focus
 * stays inside and goes back to where it was.
 *
 * **When not to use it:** for a message that asks nothing, use a toast; for a long task, a page.
 *
 * **Do:** Give it one short task, and name the task in the title.
 *
 * **Don't:** Interrupt the game with news that needs no answer: use a `Toast`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab, Shift + Tab | goes around inside the dialog |
 * | Escape | closes it |
 */
export function Dialog({
  open: given,
  defaultOpen = false,
  onOpenChange,
  onClose,
  title,
  description,
  size = 'medium',
  tall = false,
  footer,
  initialFocus,
  loading = false,
  busy = false,
  unseen = false,
  texts,
  slotProps,
  className,
  children,
  ...rest
}: DialogProps) {
  const text = useTexts(dialog, texts);
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <Modal
      {...(description === undefined && { 'aria-describedby': undefined })}
      {...rest}
      open={open}
      onClose={() => {
        setOpen(false);
        onClose?.();
      }}
      data-size={size}
      data-tall={tall || undefined}
      overlayClassName={styles.overlay}
      overlayProps={slotProps?.overlay}
      waiting={unseen && <Spinner size="large" className={styles.waiting} />}
      data-unseen={unseen || undefined}
      className={classNames(styles.root, className)}
      onOpenAutoFocus={(event) => {
        const root = event.currentTarget as HTMLElement;
        rememberFocus(root);
        const first = loading || busy || unseen ? root : initialFocus?.current;
        if (!first) return;
        event.preventDefault();
        first.focus();
      }}
      // Radix returns the focus only to its own trigger; a dialog with an address has none.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(event.currentTarget as HTMLElement);
      }}
    >
      <div {...mergeProps({ className: styles.header }, slotProps?.header)}>
        <ModalTitle asChild>
          <Heading level={2}>{title}</Heading>
        </ModalTitle>
        {description !== undefined && (
          <ModalDescription asChild>
            <Text size="s" tone="muted">
              {description}
            </Text>
          </ModalDescription>
        )}
      </div>
      {(loading || children !== undefined) && (
        <DialogBody loading={loading} busy={busy} unseen={unseen} loadingLabel={text.loading}>
          {children}
        </DialogBody>
      )}
      {footer !== undefined && (
        <div {...mergeProps({ className: styles.footer }, slotProps?.footer)}>{footer}</div>
      )}
      {/* Last, so that the first field comes first; the style puts it beside the title. */}
      <div className={styles.close}>
        <ModalClose asChild>
          <CloseButton {...slotProps?.close} label={text.close} />
        </ModalClose>
      </div>
    </Modal>
  );
}
