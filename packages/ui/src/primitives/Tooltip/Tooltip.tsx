'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { TooltipOverlayProps } from './TooltipOverlay';

const TooltipOverlay = onDemand(async () => (await import('./TooltipOverlay')).TooltipOverlay);

export interface TooltipProps extends Omit<TooltipOverlayProps, 'link' | 'children'> {
  /** Element that the tooltip explains. It accepts the focus, a ref and event handlers. */
  children: ReactElement;
}

/**
 * Short explanation of an element under the pointer or with the focus: an icon without a text, an
 * abbreviation. Fades in 300 ms.
 *
 * **When not to use it:** for required information, because phones never show it. For controls, use
 * a `Popover`.
 *
 * **Do:** Name the control in a few words.
 *
 * **Don't:** Put facts into it that everyone needs: phones show no tooltips.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | shows the tooltip on focus of the element |
 * | Escape | hides the tooltip |
 */
export function Tooltip({ children, ...rest }: TooltipProps) {
  const { trigger, link } = useOverlayTrigger(children, {
    wanted: rest.open ?? rest.defaultOpen ?? false,
  });
  return (
    <>
      {trigger}
      {link && <TooltipOverlay {...rest} link={link} />}
    </>
  );
}
