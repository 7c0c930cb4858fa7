'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface BrandScopeProps {
  /** Brand id. The brand's CSS must be on the page. */
  brand: string;
  scheme: 'dark' | 'light';
  children: ReactNode;
}

/** Shows the children, with their dialogs and tooltips, in a brand other than the page's. */
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

/** Returns the container for overlays: the nearest `BrandScope`, or `undefined` for the page. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
