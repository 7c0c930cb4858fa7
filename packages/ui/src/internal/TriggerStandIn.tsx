'use client';

import { useEffect, useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { OverlayLink } from './useOverlayTrigger';

export interface TriggerStandInProps {
  link: OverlayLink;
  /** Ref that Radix sets on the trigger. */
  ref?: Ref<HTMLElement>;
}

/**
 * Placeholder inside `<Radix.Trigger asChild>` for a trigger that was rendered before Radix loaded.
 * It passes the element to Radix, and Radix's props to the element.
 */
export function TriggerStandIn({ link, ref, ...props }: TriggerStandInProps) {
  useImperativeHandle(ref, () => link.element, [link]);
  useLayoutEffect(() => link.applyProps(props));
  return null;
}

/** Replays the trigger's events once Radix listens. Call this hook in the overlay. */
export function useCatchUp(link: OverlayLink): void {
  useEffect(() => link.catchUp(), [link]);
}
