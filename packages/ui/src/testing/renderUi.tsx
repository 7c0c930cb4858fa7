import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import 'virtual:platform-brands.css';
import { brands } from 'virtual:platform-brands';
import { BrandProvider, useBrand, type BrandFacts } from '../theme/BrandProvider';
const [, defaultBrand] = brands;

/** Renders a component with the default brand and its theme, as on a page. */
export function renderUi(ui: ReactElement) {
  const brand = brands.find(({ id }) => id === 'default') ?? defaultBrand;
  if (!brand) throw new Error('There is no default brand under tokens/brands.');
  Object.assign(document.documentElement.dataset, { brand: brand.id, scheme: 'dark' });
  // Uses a wrapper, so that `rerender()` keeps the provider.
  return render(ui, {
    wrapper: ({ children }) => <BrandProvider brand={brand}>{children}</BrandProvider>,
  });
}

/** Overrides facts of the surrounding brand. */
export function BrandWith({ children, ...facts }: Partial<BrandFacts> & { children: ReactNode }) {
  return <BrandProvider brand={{ ...useBrand(), ...facts }}>{children}</BrandProvider>;
}
