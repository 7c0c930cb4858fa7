'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { TriggerStandIn, useCatchUp } from '../../internal/TriggerStandIn';
import type { OverlayLink } from '../../internal/useOverlayTrigger';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Tooltip.css';

/** How long the pointer rests before the tooltip opens, in milliseconds. */
const OPEN_DELAY = 300;

export interface TooltipOverlayProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** What opens it. */
  link: OverlayLink;
  /** A few words. */
  content: ReactNode;
  /**
   * Where it stands, if there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Whether it is shown, when the caller controls that. */
  open?: boolean;
  /**
   * Shown from the start.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it is shown or hidden. */
  onOpenChange?: (open: boolean) => void;
}

/** What a `Tooltip` shows, in a file of its own: its code is fetched when the reader nears what it explains. */
export function TooltipOverlay({
  link,
  content,
  side = 'top',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: TooltipOverlayProps) {
  const container = usePortalContainer();
  useCatchUp(link);
  return (
    <Radix.Provider delayDuration={OPEN_DELAY}>
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
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={classNames(styles.root, className)}
          >
            <span>{content}</span>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
