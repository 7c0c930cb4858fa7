'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { PopoverOverlayProps } from './PopoverOverlay';

const PopoverOverlay = onDemand(async () => (await import('./PopoverOverlay')).PopoverOverlay);

/** Attributes of the trigger before the panel's code is loaded. */
const AT_REST = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' };

export interface PopoverProps extends Omit<PopoverOverlayProps, 'link'> {
  /** Trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
}

/**
 * Small panel beside the button that opens it: a message, a short form, a search.
 *
 * **When not to use it:** for a list of actions, use a `Menu`; for a question, a `Dialog`.
 *
 * **Do:** Use it for a small form beside its button.
 *
 * **Don't:** List links: use a `Menu`, which has keys for them.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on the trigger: opens the panel and moves the focus inside |
 * | Tab, Shift + Tab | cycles inside |
 * | Escape | closes the panel and returns to the trigger |
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
