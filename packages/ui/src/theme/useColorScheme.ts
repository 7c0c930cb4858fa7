'use client';

import { useSyncExternalStore } from 'react';

/** Colour scheme of a page: dark, light, or that of the system. */
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
  // Browser toolbars have the colour of the page.
  const { backgroundColor } = getComputedStyle(root());
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = backgroundColor;
  }
}

/**
 * Returns the colour scheme of the page, `<html data-scheme>`, and a function that changes it. The
 * hook stores nothing: an application that remembers the choice writes it into the initial HTML. On
 * a server, the scheme is `system`.
 */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, ofDocument, () => 'system'), show];
}
