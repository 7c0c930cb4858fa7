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
  /** Called when the reader wants out: Escape, a press outside, a `ModalClose`. */
  onClose: () => void;
  /** How what covers the page comes and goes. */
  overlayClassName: string;
  overlayProps?: SlotProps<'div'> | undefined;
  /** What stands on the overlay while there is nothing else to see yet. */
  waiting?: ReactNode;
};

/**
 * What every layer over the page is made of: an overlay, and a panel that keeps the focus inside, hides
 * the rest of the page from screen readers and stops it from scrolling. Both stay until they have
 * slid or faded out. Its name is the `ModalTitle` inside.
 *
 * The overlay is our own: Radix's brings a scroll lock that weighs as much as all the rest.
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

/** The modal's accessible name; one must be inside. */
export const ModalTitle = Radix.Title;

/** What describes the modal. Without one, the modal is given `aria-describedby={undefined}`. */
export const ModalDescription = Radix.Description;

/** Closes the modal. */
export const ModalClose = Radix.Close;
