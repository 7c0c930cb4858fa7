'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../internal/classNames';
import { floating } from '../../internal/floating.css';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Combobox.css';

export interface ComboboxLayerProps {
  /** Frame of the field. The layer is placed below it. A press on it does not close the layer. */
  frame: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Layer of the list. Separate file, because its code loads when the reader points at or focuses the
 * field.
 */
export function ComboboxLayer({ frame, open, onClose, children }: ComboboxLayerProps) {
  const container = usePortalContainer();
  const stayOpen = (event: Event) => {
    if (frame.current?.contains(event.target as Node)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={frame} />
      <Radix.Portal container={container}>
        <Radix.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={classNames(floating, styles.popup)}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={stayOpen}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
