'use client';

import { DismissableLayer, useDismissableLayerSurface } from '@radix-ui/react-dismissable-layer';
import { useFocusGuards } from '@radix-ui/react-focus-guards';
import {
  FocusScope,
  FocusScopeBranchProvider,
  useFocusScopeBranchRegistry,
} from '@radix-ui/react-focus-scope';
import { Presence } from '@radix-ui/react-presence';
import { hideOthers } from 'aria-hidden';
import { useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../internal/classNames';
import { leaveEscape } from '../../internal/keepEscape';
import { useMergedRef } from '../../internal/useMergedRef';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Modal.css';
import { useScrollLock } from './useScrollLock';

type PanelProps = ComponentProps<'div'> & {
  open: boolean;
  /** Called when the reader wants out: Escape, or a press outside. */
  onClose: () => void;
  /** Called as it opens; when prevented, the first field or button does not take the focus. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called as it goes; when prevented, the focus does not go back by itself. */
  onCloseAutoFocus?: (event: Event) => void;
};

export type ModalProps = PanelProps & {
  /** How what covers the page comes and goes. */
  veilClassName: string;
};

/**
 * What every layer over the page is made of: a veil, and a panel that keeps the focus inside, hides
 * the rest of the page from screen readers and stops it from scrolling. Both stay until they have
 * slid or faded out.
 *
 * Assembled here, as Radix's own dialog and its scroll lock would weigh half as much again.
 */
export function Modal({ open, veilClassName, ...rest }: ModalProps) {
  const scope = usePortalContainer();
  // On a server there is no page to put it over.
  const page = useSyncExternalStore(neverChanges, () => document.body, noPage);
  const container = scope ?? page;
  return (
    container &&
    createPortal(
      <>
        <Presence present={open}>
          <Veil data-state={stateOf(open)} className={classNames(styles.veil, veilClassName)} />
        </Presence>
        <Presence present={open}>
          <Panel open={open} {...rest} />
        </Presence>
      </>,
      container,
    )
  );
}

const neverChanges = () => () => {};
const noPage = () => null;
const stateOf = (open: boolean) => (open ? 'open' : 'closed');

function Veil({ ref, ...rest }: ComponentProps<'div'>) {
  useScrollLock();
  return <div {...rest} ref={useMergedRef(useDismissableLayerSurface(), ref)} />;
}

function Panel({ open, onClose, onOpenAutoFocus, onCloseAutoFocus, ref, ...rest }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { nodes, registry } = useFocusScopeBranchRegistry();
  useFocusGuards();
  useEffect(() => (panel.current ? hideOthers(panel.current) : undefined), []);
  return (
    <FocusScopeBranchProvider registry={registry}>
      <FocusScope
        asChild
        loop
        trapped={open}
        branches={nodes}
        onMountAutoFocus={onOpenAutoFocus}
        onUnmountAutoFocus={onCloseAutoFocus}
      >
        <DismissableLayer
          role="dialog"
          data-state={stateOf(open)}
          {...rest}
          ref={useMergedRef(panel, ref)}
          deferPointerDownOutside
          disableOutsidePointerEvents={open}
          onEscapeKeyDown={leaveEscape}
          onPointerDownOutside={(event) => {
            if (asksForMenu(event.detail.originalEvent)) event.preventDefault();
          }}
          // The focus is led back inside; that it left is no wish to close.
          onFocusOutside={(event) => event.preventDefault()}
          onDismiss={onClose}
        />
      </FocusScope>
    </FocusScopeBranchProvider>
  );
}

/** Whether a press opens the browser's menu: the right button, or Control and the left one. */
const asksForMenu = ({ button, ctrlKey }: PointerEvent) =>
  button === 2 || (button === 0 && ctrlKey);
