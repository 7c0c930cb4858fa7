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

export interface DialogSlots {
  /** Overlay behind the dialog. */
  overlay?: SlotProps<'div'> | undefined;
  /** Container of the title and the description. */
  header?: SlotProps<'div'> | undefined;
  /** Row of buttons at the bottom. */
  footer?: SlotProps<'div'> | undefined;
  close?: SlotProps<'button'> | undefined;
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Open state. Makes the dialog controlled. */
  open?: boolean | undefined;
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with `false` on Escape, on an overlay press, and by the close button. */
  onOpenChange?: (open: boolean) => void;
  /** Called when the user closes the dialog. */
  onClose?: (() => void) | undefined;
  /** Dialog title and accessible name. */
  title: ReactNode;
  /** Sentence below the title. */
  description?: ReactNode;
  /** Maximum dialog width. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Fills a phone's height, for forms whose fields change.
   * @default false
   */
  tall?: boolean;
  /** Actions below the scrolling content. */
  footer?: ReactNode;
  /**
   * Element that receives the initial focus.
   * @default the first field or button in the dialog
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Shows a loader first, for the duration of the `duration.loader` token (1800 ms).
   * @default false
   */
  loading?: boolean;
  /**
   * Keeps the focus on the dialog until the content has loaded.
   * @default false
   */
  busy?: boolean;
  /**
   * Hides the dialog while the size of its content is unknown.
   * @default false
   */
  unseen?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dialog>>;
  /**
   * Props for the parts, such as `{ overlay: { className: 'dim' } }`.
   * @default {}
   */
  slotProps?: DialogSlots | undefined;
  children?: ReactNode;
}

/**
 * Layer over the page for a single short task: sign in, confirm, place a bet. The animation takes
 * 300 ms, or none with reduced motion. Up to 768 px, the dialog is a sheet at the bottom.
 *
 * **When not to use it:** for a long task, use a page.
 *
 * **Do:** Name the task in the title.
 *
 * **Don't:** Interrupt a game with a message: use a `Toast`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab, Shift + Tab | cycles through the dialog |
 * | Escape | closes the dialog |
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
      // Returns the focus here, because Radix returns it only to its own trigger, and a dialog
      // opened by URL has none.
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
      {/* The close button is last in the DOM, so that the first field precedes it in the focus order.
          CSS places the button beside the title. */}
      <div className={styles.close}>
        <ModalClose asChild>
          <CloseButton {...slotProps?.close} label={text.close} />
        </ModalClose>
      </div>
    </Modal>
  );
}
