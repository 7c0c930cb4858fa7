'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { PopoverOverlayProps } from './PopoverOverlay';

const PopoverOverlay = onDemand(async () => (await import('./PopoverOverlay')).PopoverOverlay);

/** What the trigger says before the panel's code is there. */
const AT_REST = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' };

export interface PopoverProps extends Omit<PopoverOverlayProps, 'link'> {
  /** What opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
}

/**
 * A small panel beside the button that opens it: a message, a short form, a search.
 *
 * **When not to use it:** for a list of actions, use a `Menu`; for what must be answered, a `Dialog`.
 *
 * **Do:** Show a small panel with something to fill in, beside its button.
 *
 * **Don't:** List places to go: use a `Menu`, which has the keys for them.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on the trigger: opens it and goes inside |
 * | Tab, Shift + Tab | goes around inside |
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
