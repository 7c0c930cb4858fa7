'use client';

import { dialog } from '@platform/messages/dialog';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, RefObject } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { Heading } from '../Heading/Heading';
import { CloseButton } from '../IconButton/CloseButton';
import { Spinner } from '../Spinner/Spinner';
import { Text } from '../Text/Text';
import * as styles from './Dialog.css';
import { InDialog } from './DialogBody';
import {
  Modal,
  ModalClose,
  ModalDescription,
  ModalRoot,
  ModalTitle,
  type ModalRootProps,
} from './Modal';
import { rememberFocus, returnFocus } from './returnFocus';

export type DialogRootProps = ModalRootProps;

/** Open state of a dialog, around its `DialogTrigger` and `DialogContent`. It renders no element. */
export const DialogRoot = (props: DialogRootProps) => <ModalRoot {...props} />;

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
 * Panel of the dialog, with its overlay and its close button. It needs a `DialogTitle`.
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
      overlayProps={mergeProps<SlotProps<'div'>>(
        {
          className: styles.overlay,
          children: unseen && <Spinner size="large" className={styles.waiting} />,
        },
        slotProps?.overlay,
      )}
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
      // Returns the focus here: Radix returns it only to its own trigger, which a dialog opened by
      // URL lacks.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(event.currentTarget as HTMLElement);
      }}
    >
      <InDialog value={{ unseen, loading: text.loading }}>{children}</InDialog>
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
export const DialogTitle = (props: ComponentProps<'h2'>) => (
  <ModalTitle asChild>
    <Heading {...props} level={2} />
  </ModalTitle>
);

/** Sentence below the title. */
export const DialogDescription = (props: ComponentProps<'p'>) => (
  <ModalDescription asChild>
    <Text {...props} size="s" tone="muted" />
  </ModalDescription>
);

/** Actions below the scrolling content. */
export const DialogFooter = (props: ComponentProps<'div'>) => (
  <div {...mergeProps({ className: styles.footer }, props)} />
);
