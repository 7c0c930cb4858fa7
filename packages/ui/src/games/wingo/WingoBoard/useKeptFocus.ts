'use client';

import { useEffect, type RefObject } from 'react';

/** Returns true if the focused element was disabled or removed. */
const isLost = (active: Element | null) =>
  !active || active === document.body || active.matches(':disabled');

/**
 * Moves the focus to an element when the focused element inside it, such as a pressed button, is
 * removed or disabled.
 *
 * @param heldRef true while the focus is inside; survives a remount of the element
 * @returns handlers for the element; React also calls them for events in its dialogs
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, heldRef: RefObject<boolean>) {
  useEffect(() => {
    const look = ({ type, target }: Event) => {
      // A dialog whose opener is gone returns the focus to the page.
      const isPage = type === 'focusin' && target instanceof Node && target.contains(root.current);
      if (!isPage) heldRef.current = false;
      else if (heldRef.current) root.current?.focus({ preventScroll: true });
    };
    // Listens in the capture phase, before React calls the handlers.
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
