'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { leaveEscape, leaveToasts } from '../../internal/dismiss';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Modal.css';
import { useScrollLock } from './useScrollLock';

export type ModalProps = ComponentProps<typeof Radix.Content> & {
  open: boolean;
  /** Called on Escape, a press outside, or a `ModalClose`. */
  onClose: () => void;
  /** Class of the overlay, with its animations. */
  overlayClassName: string;
  overlayProps?: SlotProps<'div'> | undefined;
  /** Content of the overlay before the panel is visible. */
  waiting?: ReactNode;
};

/**
 * Base of every layer over the page: an overlay, and a panel that keeps the focus inside. It hides
 * the rest of the page from screen readers and stops it from scrolling. Both parts stay until their
 * closing animation has ended. The `ModalTitle` inside is the name.
 *
 * The overlay does not come from Radix, whose overlay includes a scroll lock as large as all other
 * code.
 */
export function Modal({
  open,
  onClose,
  overlayClassName,
  overlayProps,
  waiting,
  className,
  ...rest
}: ModalProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal container={usePortalContainer()}>
        <Overlay
          data-state={open ? 'open' : 'closed'}
          {...mergeProps({ className: overlayClassName }, overlayProps)}
        >
          {waiting}
        </Overlay>
        <Radix.Content
          onEscapeKeyDown={leaveEscape}
          onInteractOutside={leaveToasts}
          {...rest}
          className={classNames(styles.panel, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

function Overlay({ className, ...rest }: ComponentProps<'div'>) {
  useScrollLock();
  return <div {...rest} className={classNames(styles.overlay, className)} />;
}

/** Accessible name of the modal. It is required inside. */
export const ModalTitle = Radix.Title;

/** Description of the modal. Without one, pass `aria-describedby={undefined}` to the modal. */
export const ModalDescription = Radix.Description;

/** Button that closes the modal. */
export const ModalClose = Radix.Close;
