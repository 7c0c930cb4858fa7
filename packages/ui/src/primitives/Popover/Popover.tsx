'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../internal/classNames';
import { leaveEscape } from '../../internal/keepEscape';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Popover.css';

export interface PopoverProps extends ComponentProps<'div'> {
  /** What opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** What it is, for screen readers: 'Notifications'. */
  label: string;
  /**
   * Where it stands, if there is room.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Which edge of the trigger it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  /** Whether it is open, when the caller holds that. */
  open?: boolean;
  /**
   * Open from the start.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A small panel beside the button that opens it: a message, a short form, a search.
 *
 * **When not to use it:** for a list of actions, use a `Menu`; for what must be answered, a `Dialog`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on the trigger: opens it and goes inside |
 * | Tab | goes through what is inside, then on with the page |
 * | Escape | closes it and goes back to the trigger |
 */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'end',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  return (
    <Radix.Root
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
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
