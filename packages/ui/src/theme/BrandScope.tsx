'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface BrandScopeProps {
  /** The brand's id. Its CSS must be on the page. */
  brand: string;
  scheme: 'dark' | 'light';
  children: ReactNode;
}

/**
 * Shows its children under another brand than the page's, dialogs and tooltips included: for brand
 * previews and for stories that compare brands side by side.
 */
export function BrandScope({ brand, scheme, children }: BrandScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setElement}
      data-brand={brand}
      data-scheme={scheme}
      // What is fixed to the screen elsewhere is fixed to the scope here.
      style={{ contain: 'layout paint' }}
    >
      <PortalContext value={element}>{element && children}</PortalContext>
    </div>
  );
}

/** Where overlays are mounted: the nearest `BrandScope`, or `undefined` for the page's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
