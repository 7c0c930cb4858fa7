'use client';

import * as Radix from '@radix-ui/react-popover';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { usePortalContainer } from '../theme/BrandScope';
import { bringIntoView, observeSize } from './browser';
import { classNames } from './classNames';
import { floating } from './floating.css';
import { popup } from './options.css';

export interface ListLayerProps {
  /** Frame of the field. A press on the frame keeps the list open. */
  frame: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  /** Renders the list in its scroll container, which is `null` before the first layout. */
  children: (box: HTMLElement | null) => ReactNode;
}

/** Layer below a field for its list of options. The focus stays in the field. */
export function ListLayer({ frame, open, onClose, children }: ListLayerProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const container = usePortalContainer();
  // The list is laid out before it gets its height, so the active option may not be visible yet.
  useEffect(() => {
    if (!box) return undefined;
    return observeSize(box, () => bringIntoView(box.querySelector('[data-active]')));
  }, [box]);
  const stayOpen = (event: Event) => {
    if (frame.current?.contains(event.target as Node)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={frame} />
      <Radix.Portal container={container}>
        <Radix.Content
          ref={setBox}
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={classNames(floating, popup)}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={stayOpen}
          // Keeps the focus in the field while the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children(box)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
