'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { TriggerStandIn, useCatchUp } from '../../internal/TriggerStandIn';
import type { OverlayLink } from '../../internal/useOverlayTrigger';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Tooltip.css';

/** Delay before hover opens the tooltip, in ms. */
const OPEN_DELAY = 300;

export interface TooltipOverlayProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Link to the trigger. */
  link: OverlayLink;
  /** Tooltip text: a few words. */
  content: ReactNode;
  /**
   * Preferred side of the trigger.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Open state. Makes the tooltip controlled. */
  open?: boolean;
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the tooltip is shown or hidden. */
  onOpenChange?: (open: boolean) => void;
}

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
