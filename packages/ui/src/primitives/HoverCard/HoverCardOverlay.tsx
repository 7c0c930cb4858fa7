'use client';

import * as Radix from '@radix-ui/react-hover-card';
import { useId, type ComponentProps } from 'react';
import type { AnchoredOverlayProps } from '../../internal/anchoredOverlay';
import { classNames } from '../../internal/classNames';
import { floating } from '../../internal/floating.css';
import { TriggerStandIn, useCatchUp } from '../../internal/TriggerStandIn';
import { useControlled } from '../../internal/useControlled';
import { usePortalContainer } from '../../theme/BrandScope';
import * as panel from '../Popover/Popover.css';

export interface HoverCardOverlayProps
  extends Omit<AnchoredOverlayProps, 'align'>, ComponentProps<'div'> {
  /**
   * Which edge of the trigger it lines up with.
   * @default 'start'
   */
  align?: AnchoredOverlayProps['align'];
  /**
   * How long the pointer or the focus rests on the trigger before it opens, in milliseconds.
   * @default 500
   */
  openDelay?: number;
  /**
   * How long it stays when both have left, in milliseconds: time to reach the card with the pointer.
   * @default 300
   */
  closeDelay?: number;
}

/** What a `HoverCard` shows, in a file of its own: its code is fetched when the reader nears the trigger. */
export function HoverCardOverlay({
  link,
  side = 'bottom',
  align = 'start',
  open: given,
  defaultOpen = false,
  onOpenChange,
  openDelay = 500,
  closeDelay = 300,
  id: givenId,
  className,
  ...rest
}: HoverCardOverlayProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const ownId = useId();
  const id = givenId ?? ownId;
  const container = usePortalContainer();
  useCatchUp(link);
  return (
    <Radix.Root open={open} onOpenChange={setOpen} openDelay={openDelay} closeDelay={closeDelay}>
      <Radix.Trigger
        asChild
        aria-describedby={open ? id : undefined}
        onFocus={(event) => {
          // A press or a touch moves the focus as well. Only the keyboard asks for a preview with it.
          if (!link.element.matches(':focus-visible')) event.preventDefault();
        }}
      >
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          id={id}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={classNames(floating, panel.root, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
