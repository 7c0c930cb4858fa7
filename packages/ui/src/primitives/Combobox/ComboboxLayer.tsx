'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../internal/classNames';
import { floating } from '../../internal/floating.css';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Combobox.css';

export interface ComboboxLayerProps {
  /** Where the field stands: the layer lies below, and a press there is not a press outside. */
  frame: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What the list lies on, in a file of its own: its code is fetched when the reader nears the field. */
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
          // A press on the list leaves the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
