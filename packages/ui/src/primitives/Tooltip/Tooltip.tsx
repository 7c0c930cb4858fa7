'use client';

import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useOverlayTrigger } from '../../internal/useOverlayTrigger';
import type { TooltipOverlayProps } from './TooltipOverlay';

const TooltipOverlay = onDemand(async () => (await import('./TooltipOverlay')).TooltipOverlay);

export interface TooltipProps extends Omit<TooltipOverlayProps, 'link' | 'children'> {
  /**
   * Focusable element that accepts a ref and event handlers. A disabled button stays focusable, so
   * that the tooltip can give the reason.
   */
  children: ReactElement;
}

/**
 * Short explanation of a hovered or focused element, such as an icon.
 *
 * **When not to use it:** for controls, use a `Popover`.
 *
 * **Do:** Write a few words.
 *
 * **Don't:** Hide required facts: phones show no tooltips.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | shows the tooltip when the element receives focus |
 * | Escape | hides the tooltip |
 */
export function Tooltip({ children, ...rest }: TooltipProps) {
  const { trigger, link } = useOverlayTrigger(children, {
    wanted: rest.open ?? rest.defaultOpen ?? false,
    hint: true,
  });
  return (
    <>
      {trigger}
      {link && <TooltipOverlay {...rest} link={link} />}
    </>
  );
}
