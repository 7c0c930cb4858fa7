'use client';

import { useLayoutEffect } from 'react';

/** How many layers hold the page still. */
let holders = 0;

/**
 * Keeps the page from scrolling while a layer covers it: the first one stops it, the last one lets
 * it go. Where the page had a scroll bar its room stays, so that nothing moves. The styles are
 * Modal.css's.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    holders += 1;
    if (holders === 1) {
      page.dataset['scrollLock'] = window.innerWidth > page.clientWidth ? 'bar' : 'plain';
    }
    return () => {
      holders -= 1;
      if (holders === 0) delete page.dataset['scrollLock'];
    };
  }, []);
}
