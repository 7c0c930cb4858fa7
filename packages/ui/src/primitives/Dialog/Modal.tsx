'use client';

import * as Radix from '@radix-ui/react-dialog';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { leaveEscape } from '../../internal/dismiss';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Modal.css';
import { useLiveRegions } from './useLiveRegions';
import { useScrollLock } from './useScrollLock';

export interface ModalRootProps {
  /** Open state. Makes the modal controlled. */
  open?: boolean | undefined;
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with `false` on Escape, on an overlay press, and by the close button. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** State of the surrounding modal. */
const State = createContext<Pick<ModalRootProps, 'open' | 'onOpenChange'>>({});

export function ModalRoot({
  open: given,
  defaultOpen = false,
  onOpenChange: report,
  children,
}: ModalRootProps) {
  const [open, onOpenChange] = useControlled(given, defaultOpen, report);
  const state = { open, onOpenChange };
  return (
    <State value={state}>
      <Radix.Root {...state}>{children}</Radix.Root>
    </State>
  );
}

export type ModalProps = ComponentProps<typeof Radix.Content> & {
  /** Props of the overlay. Its class name includes the animations. */
  overlayProps: SlotProps<'div'>;
};

/**
 * Keeps the layer open when the user presses a toast, or an element added by a browser extension.
 * Only a click on the overlay, a press that begins and ends there, closes the layer.
 */
const leaveOpen = (event: Event) => event.preventDefault();

/**
 * Base of all modal layers, in a `ModalRoot`: an overlay, and a panel that traps the focus. The rest
 * of the page does not scroll. Except for live regions, such as toasts, screen readers and the focus
 * cannot reach it.
 *
 * Radix's own overlay is not used: it includes a scroll lock that is as large as all the other
 * code.
 */
export function Modal({ overlayProps, className, ...rest }: ModalProps) {
  const { open, onOpenChange } = useContext(State);
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Overlay
        {...mergeProps(
          {
            'data-state': open ? 'open' : 'closed',
            className: styles.overlay,
            onClick: () => onOpenChange?.(false),
          },
          overlayProps,
        )}
      />
      <Radix.Content
        onEscapeKeyDown={leaveEscape}
        onInteractOutside={leaveOpen}
        {...rest}
        className={classNames(styles.panel, className)}
      />
    </Radix.Portal>
  );
}

function Overlay(props: ComponentProps<'div'>) {
  useScrollLock();
  useLiveRegions();
  return <div {...props} />;
}

/** Accessible name, which every modal requires. */
export const ModalTitle = Radix.Title;

export const ModalDescription = Radix.Description;

export const ModalClose = Radix.Close;
