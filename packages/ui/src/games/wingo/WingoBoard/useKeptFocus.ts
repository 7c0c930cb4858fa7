'use client';

import { useEffect, type RefObject } from 'react';

/** Where the focus is when what had it was switched off or has gone. */
const isLost = (active: Element | null) =>
  !active || active === document.body || active.matches(':disabled');

/**
 * Keeps the focus on an element when what had it inside goes away: a button that is switched off by its
 * own press, a bet that leaves the slip, a dialog that was opened from one. A reader who goes elsewhere
 * is let go.
 *
 * @param heldRef whether the focus is inside, kept for the element that takes the place of this one
 * @returns handlers for the element, which React calls for its dialogs as well
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, heldRef: RefObject<boolean>) {
  useEffect(() => {
    const look = ({ type, target }: Event) => {
      // A dialog that has nothing left to give the focus back to gives it to the page.
      const isPage = type === 'focusin' && target instanceof Node && target.contains(root.current);
      if (!isPage) heldRef.current = false;
      else if (heldRef.current) root.current?.focus({ preventScroll: true });
    };
    // Before React calls the handlers.
    document.addEventListener('focusin', look, true);
    document.addEventListener('pointerdown', look, true);
    return () => {
      document.removeEventListener('focusin', look, true);
      document.removeEventListener('pointerdown', look, true);
    };
  }, [root, heldRef]);
  useEffect(() => {
    if (heldRef.current && isLost(document.activeElement)) {
      root.current?.focus({ preventScroll: true });
    }
  });
  const hold = () => {
    heldRef.current = true;
  };
  return { onFocus: hold, onPointerDown: hold };
}
