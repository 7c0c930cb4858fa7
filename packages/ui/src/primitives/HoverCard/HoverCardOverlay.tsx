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
   * Alignment with the trigger: the shared edge, or the centre.
   * @default 'start'
   */
  align?: AnchoredOverlayProps['align'];
  /**
   * Delay before the card opens, in ms.
   * @default 500
   */
  openDelay?: number;
  /**
   * Delay before the card closes, in ms.
   * @default 300
   */
  closeDelay?: number;
}

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
          // A press or a touch also focuses the trigger, but only keyboard focus should open a preview.
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
