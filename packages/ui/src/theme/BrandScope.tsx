'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface BrandScopeProps {
  /** Id of the brand. Its CSS must be on the page. */
  brand: string;
  scheme: 'dark' | 'light';
  children: ReactNode;
}

/**
 * Shows its children in another brand than the page's, including dialogs and tooltips. For previews
 * of brands, and for stories that compare brands side by side.
 */
export function BrandScope({ brand, scheme, children }: BrandScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setElement}
      data-brand={brand}
      data-scheme={scheme}
      // Makes the scope the containing block of fixed elements.
      style={{ contain: 'layout paint' }}
    >
      <PortalContext value={element}>{element && children}</PortalContext>
    </div>
  );
}

/**
 * Returns the container of overlays: the nearest `BrandScope`, or `undefined` for the page's body.
 */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
