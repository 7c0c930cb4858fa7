'use client';

import * as Radix from '@radix-ui/react-popover';
import { classNames } from '../../internal/classNames';
import { leaveEscape } from '../../internal/keepEscape';
import { TriggerStandIn, useCatchUp } from '../../internal/TriggerStandIn';
import type { OverlayLink } from '../../internal/useOverlayTrigger';
import { usePortalContainer } from '../../theme/BrandScope';
import type { PopoverProps } from './Popover';
import * as styles from './Popover.css';

export interface PopoverOverlayProps extends Omit<PopoverProps, 'trigger'> {
  link: OverlayLink;
}

/** What a `Popover` opens, in a file of its own: its code comes when somebody nears the trigger. */
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
          className={classNames(styles.root, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
