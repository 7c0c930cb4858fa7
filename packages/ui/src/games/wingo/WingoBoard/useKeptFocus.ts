'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus is when what had it was switched off or has gone. */
const isLost = (active: Element | null) =>
  !active || active === document.body || active.matches(':disabled');

/**
 * Keeps the focus on an element when what had it inside goes away: a button that is switched off by its
 * own press, a bet that leaves the slip, a dialog that was opened from one. A reader who goes elsewhere
 * is let go.
 *
 * @returns handlers for the element, which React calls for its dialogs as well
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const held = useRef(false);
  useEffect(() => {
    const look = ({ type, target }: Event) => {
      // A dialog that has nothing left to give the focus back to gives it to the page.
      const isPage = type === 'focusin' && target instanceof Node && target.contains(root.current);
      if (!isPage) held.current = false;
      else if (held.current) root.current?.focus({ preventScroll: true });
    };
    // Before React calls the handlers.
    document.addEventListener('focusin', look, true);
    document.addEventListener('pointerdown', look, true);
    return () => {
      document.removeEventListener('focusin', look, true);
      document.removeEventListener('pointerdown', look, true);
    };
  }, [root]);
  useEffect(() => {
    if (held.current && isLost(document.activeElement)) {
      root.current?.focus({ preventScroll: true });
    }
  });
  const hold = () => {
    held.current = true;
  };
  return { onFocus: hold, onPointerDown: hold };
}
