'use client';

import { useSyncExternalStore } from 'react';

export type ColorScheme = 'system' | 'light' | 'dark';

const root = () => document.documentElement;

function ofDocument(): ColorScheme {
  const { scheme } = root().dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

function show(scheme: ColorScheme): void {
  root().dataset['scheme'] = scheme;
  // Browser toolbars take on the page's background colour.
  const { backgroundColor } = getComputedStyle(root());
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = backgroundColor;
  }
}

/**
 * Returns the page's colour scheme, `<html data-scheme>`, and a function that changes it.
 * Applications that remember the choice write it into the initial HTML.
 */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, ofDocument, () => 'system'), show];
}
