'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { HoverCardOverlayProps } from './HoverCardOverlay';

const HoverCardOverlay = onDemand(
  async () => (await import('./HoverCardOverlay')).HoverCardOverlay,
);

export interface HoverCardProps extends Omit<HoverCardOverlayProps, 'link'> {
  /** Focusable trigger that accepts a ref and event handlers, such as a `Link`. */
  trigger: ReactElement;
}

/**
 * Preview of a member or a page, beside a link. Hover or focus opens the card. It stays open while
 * the pointer is on the card. Screen readers read its text as the link's description. Touch does
 * not open the card, and Tab does not enter it.
 *
 * **When not to use it:** for a few words, use a `Tooltip`; for required content or controls, a
 * `Popover`.
 *
 * **Do:** Show the same content on the linked page.
 *
 * **Don't:** Put a button into a hover card.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | opens the card when the trigger is focused, closes it on blur |
 * | Escape | closes the card |
 */
export function HoverCard({ trigger: child, ...rest }: HoverCardProps) {
  const { trigger, link } = useOverlayTrigger(child, {
    wanted: rest.open ?? rest.defaultOpen ?? false,
    hint: true,
  });
  return (
    <>
      {trigger}
      {link && <HoverCardOverlay {...rest} link={link} />}
    </>
  );
}
