'use client';

import { dialog } from '@platform/messages/dialog';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { Heading } from '../Heading/Heading';
import { CloseButton } from '../IconButton/CloseButton';
import { Spinner } from '../Spinner/Spinner';
import { Text } from '../Text/Text';
import * as styles from './Dialog.css';
import { Unseen } from './DialogBody';
import { Modal, ModalClose, ModalDescription, ModalRoot, ModalTitle } from './Modal';
import { rememberFocus, returnFocus } from './returnFocus';

export interface DialogRootProps {
  /** Open state. Makes the dialog controlled. */
  open?: boolean | undefined;
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with `false` on Escape, on an overlay press, and by a `DialogClose`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** Open state of a dialog, around its `DialogTrigger` and `DialogContent`. It renders no element. */
export function DialogRoot({ open: given, defaultOpen = false, ...rest }: DialogRootProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, rest.onOpenChange);
  return (
    <ModalRoot open={open} onOpenChange={setOpen}>
      {rest.children}
    </ModalRoot>
  );
}

export interface DialogButtonProps extends ComponentProps<'button'> {
  /**
   * Renders the child instead of a `<button>`, such as a `Button`.
   * @default false
   */
  asChild?: boolean;
}

/** Button that opens the dialog. */
export const DialogTrigger = (props: DialogButtonProps) => <Radix.Trigger {...props} />;

/** Button in the dialog that closes it, such as a `Button` of its footer. */
export const DialogClose = (props: DialogButtonProps) => <ModalClose {...props} />;

export interface DialogContentSlots {
  /** Overlay behind the dialog. */
  overlay?: SlotProps<'div'> | undefined;
  close?: SlotProps<'button'> | undefined;
}

export interface DialogContentProps extends ComponentProps<'div'> {
  /** Maximum dialog width. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Fills a phone's height, for forms whose fields change.
   * @default false
   */
  tall?: boolean;
  /**
   * Element that receives the initial focus.
   * @default the first field or button in the dialog
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Hides the dialog while the size of its content is unknown.
   * @default false
   */
  unseen?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dialog>> | undefined;
  /**
   * Props for the parts, such as `{ overlay: { className: 'dim' } }`.
   * @default {}
   */
  slotProps?: DialogContentSlots | undefined;
}

/**
 * Panel of the dialog, with its overlay and its close button. It needs a `DialogTitle`. Without a
 * `DialogDescription`, pass `aria-describedby={undefined}`, as in Radix.
 */
export function DialogContent({
  size = 'medium',
  tall = false,
  initialFocus,
  unseen = false,
  texts,
  slotProps,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const text = useTexts(dialog, texts);
  return (
    <Modal
      {...rest}
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
        const isBusy = unseen || root.querySelector(':scope > [aria-busy="true"]');
        const first = isBusy ? root : initialFocus?.current;
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
      <Unseen value={unseen}>{children}</Unseen>
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

/** Container of the `DialogTitle` and the `DialogDescription`. */
export const DialogHeader = (props: ComponentProps<'div'>) => (
  <div {...mergeProps({ className: styles.header }, props)} />
);

/** Title of the dialog, and its accessible name. */
export const DialogTitle = ({ children, ...rest }: ComponentProps<'h2'>) => (
  <ModalTitle asChild>
    <Heading {...rest} level={2}>
      {children}
    </Heading>
  </ModalTitle>
);

/** Sentence below the title. */
export const DialogDescription = ({ children, ...rest }: ComponentProps<'p'>) => (
  <ModalDescription asChild>
    <Text {...rest} size="s" tone="muted">
      {children}
    </Text>
  </ModalDescription>
);

/** Actions below the scrolling content. */
export const DialogFooter = (props: ComponentProps<'div'>) => (
  <div {...mergeProps({ className: styles.footer }, props)} />
);
