'use client';

import { useLayoutEffect } from 'react';

/**
 * Lets the focus enter live regions, such as the toasts, from a modal layer. Radix leaves them to
 * screen readers, but its focus trap takes the focus back.
 */
export function useLiveRegions(): void {
  // Precedes the focus trap, which listens from a passive effect.
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
