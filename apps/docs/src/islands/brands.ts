import { brands } from 'virtual:platform-brands';
import type { BrandFacts } from '@platform/ui/theme';
import { useSyncExternalStore } from 'react';

/** Brand in the initial HTML of pages. */
const FIRST = 'default';

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
};

export function usePageBrand(): BrandFacts {
  const id = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['brand'] ?? FIRST,
    () => FIRST,
  );
  const brand = brands.find((each) => each.id === id) ?? brands[0];
  if (!brand) throw new Error('There are no brands under tokens/brands.');
  return brand;
}

/** Stores the user's brand and scheme, which `src/site/Document.tsx` reads. */
export const keepLook = (look: { brand?: string; scheme?: string }): void => {
  for (const [name, value] of Object.entries(look)) localStorage.setItem(`docs.${name}`, value);
};
