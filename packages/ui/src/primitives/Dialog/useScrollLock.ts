'use client';

import { useLayoutEffect } from 'react';

let holders = 0;

/**
 * Prevents the page from scrolling while a layer covers it. The scroll bar's space stays reserved,
 * so that the content does not shift. The styles are in Modal.css.
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
