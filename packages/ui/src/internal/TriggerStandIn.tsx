'use client';

import { useEffect, useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { OverlayLink } from './useOverlayTrigger';

export interface TriggerStandInProps {
  link: OverlayLink;
  /** What Radix holds its trigger by. */
  ref?: Ref<HTMLElement>;
}

/**
 * Stands for the real trigger inside `<Radix.Trigger asChild>`, where the real one cannot: it was on
 * the page before Radix. Shows nothing, hands the real element to Radix and Radix's props to it.
 */
export function TriggerStandIn({ link, ref, ...props }: TriggerStandInProps) {
  useImperativeHandle(ref, () => link.element, [link]);
  useLayoutEffect(() => link.wear(props));
  return null;
}

/** For the overlay around it: answers, once Radix listens, what was done to the trigger before. */
export function useCatchUp(link: OverlayLink): void {
  useEffect(() => link.catchUp(), [link]);
}
