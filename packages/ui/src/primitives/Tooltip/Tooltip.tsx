'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { TooltipOverlayProps } from './TooltipOverlay';

const TooltipOverlay = onDemand(async () => (await import('./TooltipOverlay')).TooltipOverlay);

export interface TooltipProps extends Omit<TooltipOverlayProps, 'link' | 'children'> {
  /** The one thing it explains: an element that takes the focus, a ref and event handlers. */
  children: ReactElement;
}

/**
 * Names what is pointed at or focused: an icon without a text, an abbreviation. Fades in 300 ms.
 *
 * **When not to use it:** for what must be read, since phones never show it; for anything to press,
 * use a `Dialog`.
 *
 * **Do:** Name the control in a few words.
 *
 * **Don't:** Put facts into it that everyone has to know: phones show no tooltips.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | shows it with the focus |
 * | Escape | hides it |
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
