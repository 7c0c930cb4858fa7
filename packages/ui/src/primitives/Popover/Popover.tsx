'use client';

import type { ComponentProps, ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';

const PopoverOverlay = onDemand(async () => (await import('./PopoverOverlay')).PopoverOverlay);

/** What the trigger says before the panel's code is there. */
const AT_REST = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' };

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
export function Popover({ trigger: child, ...rest }: PopoverProps) {
  const { trigger, link } = useOverlayTrigger(child, {
    atRest: AT_REST,
    wanted: rest.open ?? rest.defaultOpen ?? false,
  });
  return (
    <>
      {trigger}
      {link && <PopoverOverlay {...rest} link={link} />}
    </>
  );
}
