'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { HoverCardOverlayProps } from './HoverCardOverlay';

const HoverCardOverlay = onDemand(
  async () => (await import('./HoverCardOverlay')).HoverCardOverlay,
);

export interface HoverCardProps extends Omit<HoverCardOverlayProps, 'link'> {
  /** Trigger: a `Link`, or another element that accepts the focus, a ref and event handlers. */
  trigger: ReactElement;
}

/**
 * Preview beside a link, of a member or a page. The pointer or the focus opens it after a delay. It
 * stays open while the pointer is on it, so that its text can be selected.
 *
 * Screen readers read its text as the description of the link. A touch never opens it, and Tab
 * never goes inside. Its content must therefore also be on the page behind the link.
 *
 * **When not to use it:** for a few words, use a `Tooltip`; for required content or controls, a
 * `Popover`.
 *
 * **Do:** Show a preview to readers with a pointer. The link leads to the same content.
 *
 * **Don't:** Put a button into it: touch screens do not open it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | opens the card on focus of the trigger, closes it on blur |
 * | Escape | closes the card |
 */
export function HoverCard({ trigger: child, ...rest }: HoverCardProps) {
  const { trigger, link } = useOverlayTrigger(child, {
    wanted: rest.open ?? rest.defaultOpen ?? false,
  });
  return (
    <>
      {trigger}
      {link && <HoverCardOverlay {...rest} link={link} />}
    </>
  );
}
