'use client';

import { useLayoutEffect } from 'react';

/**
 * Lets the focus move from a modal layer into live regions, such as toasts. Radix keeps these
 * regions visible to screen readers, but its focus trap would pull the focus back.
 */
export function useLiveRegions(): void {
  // Registers in a layout effect, to precede the focus trap, which registers in a passive effect.
  useLayoutEffect(() => {
    const allow = (event: FocusEvent) => {
      const next = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (next instanceof Element && next.closest('[aria-live]')) event.stopImmediatePropagation();
    };
    document.addEventListener('focusin', allow);
    document.addEventListener('focusout', allow);
    return () => {
      document.removeEventListener('focusin', allow);
      document.removeEventListener('focusout', allow);
    };
  }, []);
}
