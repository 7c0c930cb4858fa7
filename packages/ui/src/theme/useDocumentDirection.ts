'use client';

import { useSyncExternalStore } from 'react';

/** Which way text runs: from left to right, or from right to left as in Arabic and Hebrew. */
export type Direction = 'ltr' | 'rtl';

const ofDocument = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The direction of the page, `<html dir>`, also when it changes. On a server it is `ltr`. */
export const useDocumentDirection = (): Direction =>
  useSyncExternalStore(subscribe, ofDocument, () => 'ltr');
