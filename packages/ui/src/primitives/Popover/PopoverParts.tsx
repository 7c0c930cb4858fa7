'use client';

import { onDemand } from '../../internal/onDemand';
import {
  OverlayRoot,
  OverlayTrigger,
  useOverlay,
  type OverlayRootProps,
  type OverlayTriggerProps,
} from '../../internal/overlayParts';
import type { PopoverOverlayProps } from './PopoverOverlay';

const PopoverOverlay = onDemand(async () => (await import('./PopoverOverlay')).PopoverOverlay);

/** Attributes of the trigger before the panel has loaded. */
const AT_REST = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' };

export type PopoverRootProps = OverlayRootProps;

/** Open state of a panel, around its `PopoverTrigger` and `PopoverContent`. It renders no element. */
export const PopoverRoot = (props: PopoverRootProps) => <OverlayRoot {...props} />;

export type PopoverTriggerProps = OverlayTriggerProps;

/** Button that opens the panel. */
export const PopoverTrigger = (props: PopoverTriggerProps) => (
  <OverlayTrigger {...props} atRest={AT_REST} />
);

export type PopoverContentProps = Omit<
  PopoverOverlayProps,
  'link' | 'open' | 'defaultOpen' | 'onOpenChange'
>;

/** Panel beside the trigger. Its code loads on hover or focus of the trigger. */
export function PopoverContent(props: PopoverContentProps) {
  const overlay = useOverlay();
  return overlay && <PopoverOverlay {...props} {...overlay} />;
}
