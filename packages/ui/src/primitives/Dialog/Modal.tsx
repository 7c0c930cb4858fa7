'use client';

import * as Radix from '@radix-ui/react-dialog';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { leaveEscape } from '../../internal/dismiss';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Modal.css';
import { useLiveRegions } from './useLiveRegions';
import { useScrollLock } from './useScrollLock';

/** Function that closes the surrounding modal, and its open state. */
const State = createContext({ open: false, close: () => {} });

export interface ModalRootProps {
  open: boolean;
  /** Called with `false` on Escape, on a press outside, and by a `ModalClose`. */
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

export const ModalRoot = (props: ModalRootProps) => (
  <State value={{ open: props.open, close: () => props.onOpenChange(false) }}>
    <Radix.Root {...props} />
  </State>
);

export type ModalProps = ComponentProps<typeof Radix.Content> & {
  /** Overlay class name, including its animations. */
  overlayClassName: string;
  overlayProps?: SlotProps<'div'> | undefined;
  /** Overlay content while the panel is invisible. */
  waiting?: ReactNode;
};

/**
 * Keeps the layer open when the user presses a toast, or an element added by a browser extension.
 * Only a click on the overlay, a press that begins and ends there, closes the layer.
 */
const leaveOpen = (event: Event) => event.preventDefault();

/**
 * Base of all modal layers, in a `ModalRoot`: an overlay, and a panel that traps the focus. The rest of the page does
 * not scroll. Except for live regions, such as toasts, screen readers and the focus cannot reach it.
 *
 * Radix's own overlay is not used: it includes a scroll lock that is as large as all the other
 * code.
 */
export function Modal({ overlayClassName, overlayProps, waiting, className, ...rest }: ModalProps) {
  const { open, close } = useContext(State);
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Overlay
        data-state={open ? 'open' : 'closed'}
        {...mergeProps({ className: overlayClassName, onClick: close }, overlayProps)}
      >
        {waiting}
      </Overlay>
      <Radix.Content
        onEscapeKeyDown={leaveEscape}
        onInteractOutside={leaveOpen}
        {...rest}
        className={classNames(styles.panel, className)}
      />
    </Radix.Portal>
  );
}

function Overlay({ className, ...rest }: ComponentProps<'div'>) {
  useScrollLock();
  useLiveRegions();
  return <div {...rest} className={classNames(styles.overlay, className)} />;
}

/** Accessible name, which every modal requires. */
export const ModalTitle = Radix.Title;

/**
 * Description of the modal. Without a description, pass `aria-describedby={undefined}` to the
 * modal.
 */
export const ModalDescription = Radix.Description;

export const ModalClose = Radix.Close;
