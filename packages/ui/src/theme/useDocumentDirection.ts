'use client';

import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

const ofDocument = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Returns the page direction, `<html dir>`, and updates when it changes. */
export const useDocumentDirection = (): Direction =>
  useSyncExternalStore(subscribe, ofDocument, () => 'ltr');
