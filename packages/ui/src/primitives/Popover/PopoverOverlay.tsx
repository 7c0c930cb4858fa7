'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import type { AnchoredOverlayProps } from '../../internal/anchoredOverlay';
import { classNames } from '../../internal/classNames';
import { floating } from '../../internal/floating.css';
import { leaveEscape } from '../../internal/dismiss';
import { TriggerStandIn, useCatchUp } from '../../internal/TriggerStandIn';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Popover.css';

export interface PopoverOverlayProps extends AnchoredOverlayProps, ComponentProps<'div'> {
  /** Accessible name: 'Notifications'. */
  label: string;
}

export function PopoverOverlay({
  link,
  label,
  side = 'bottom',
  align = 'end',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: PopoverOverlayProps) {
  const container = usePortalContainer();
  useCatchUp(link);
  return (
    <Radix.Root
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          onEscapeKeyDown={leaveEscape}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={classNames(floating, styles.root, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
