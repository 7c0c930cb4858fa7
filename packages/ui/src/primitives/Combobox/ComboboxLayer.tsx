'use client';

import * as Radix from '@radix-ui/react-popover';
import { useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../internal/classNames';
import { empty } from '../../internal/options.css';
import { floating } from '../../internal/floating.css';
import { usePortalContainer } from '../../theme/BrandScope';
import { ComboboxList, type ComboboxListProps } from './ComboboxList';
import * as styles from './Combobox.css';

export interface ComboboxLayerProps extends Omit<ComboboxListProps, 'box'> {
  /** The field's frame. Pressing it keeps the list open. */
  frame: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  /** Text shown in an empty list. */
  emptyText: ReactNode;
}

/** Floating layer for the list, loaded when the field is hovered or focused. */
export function ComboboxLayer({ frame, open, onClose, emptyText, ...list }: ComboboxLayerProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const container = usePortalContainer();
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
          className={classNames(floating, styles.popup)}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={stayOpen}
          // Keeps the focus in the field while the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {list.count === 0 ? (
            <p aria-hidden className={empty}>
              {emptyText}
            </p>
          ) : (
            <ComboboxList {...list} box={box} />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
