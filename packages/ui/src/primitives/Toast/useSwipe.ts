'use client';

import { useRef, type PointerEvent } from 'react';

/** Distances in px: `begin` starts a swipe, `away` closes the toast. */
const DISTANCE = { begin: 10, away: 50 };

/**
 * Lets users swipe an element away by touch, towards the inline end. `data-swipe` is `move`, then
 * `end` or `cancel`. `--swipe` is the distance. The element needs `touch-action: pan-y`.
 *
 * @param onAway called after a long enough swipe
 */
export function useSwipe(onAway: () => void) {
  const start = useRef<number | undefined>(undefined);

  /** Returns the distance of the swipe towards the inline end. */
  const pushed = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return 0;
    const isFromRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    return isFromRightToLeft ? start.current - clientX : clientX - start.current;
  };

  const end = (event: PointerEvent<HTMLElement>, isAway: boolean) => {
    const { dataset } = event.currentTarget;
    if (dataset['swipe'] === 'move') dataset['swipe'] = isAway ? 'end' : 'cancel';
    start.current = undefined;
    if (isAway) onAway();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { dataset, style } = event.currentTarget;
      const distance = pushed(event);
      if (distance < DISTANCE.begin && dataset['swipe'] !== 'move') return;
      dataset['swipe'] = 'move';
      style.setProperty('--swipe', `${Math.max(distance, 0)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, pushed(event) >= DISTANCE.away),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
