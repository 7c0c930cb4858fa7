import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import 'virtual:platform-brands.css';
import { brands } from 'virtual:platform-brands';
import { BrandProvider, useBrand, type BrandFacts } from '../theme/BrandProvider';
const [, defaultBrand] = brands;

/** Renders a component as a page shows it: brand on the root element, theme loaded, facts provided. */
export function renderUi(ui: ReactElement) {
  const brand = brands.find(({ id }) => id === 'default') ?? defaultBrand;
  if (!brand) throw new Error('There is no default brand under tokens/brands.');
  Object.assign(document.documentElement.dataset, { brand: brand.id, scheme: 'dark' });
  // A wrapper, so that rerender() keeps it.
  return render(ui, {
    wrapper: ({ children }) => <BrandProvider brand={brand}>{children}</BrandProvider>,
  });
}

/** The brand around, but for these facts. */
export function BrandWith({ children, ...facts }: Partial<BrandFacts> & { children: ReactNode }) {
  return <BrandProvider brand={{ ...useBrand(), ...facts }}>{children}</BrandProvider>;
}
