'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { PopoverOverlayProps } from './PopoverOverlay';

const PopoverOverlay = onDemand(async () => (await import('./PopoverOverlay')).PopoverOverlay);

/** Attributes of the trigger before the panel has loaded. */
const AT_REST = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' };

export interface PopoverProps extends Omit<PopoverOverlayProps, 'link'> {
  /** Trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
}

/**
 * Small panel beside its button, such as a short form.
 *
 * **When not to use it:** for a question, use a `Dialog`.
 *
 * **Do:** Keep the content short.
 *
 * **Don't:** List links or actions: use a `Menu`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on the trigger: opens the panel and moves the focus inside |
 * | Tab, Shift + Tab | cycles through the panel |
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
