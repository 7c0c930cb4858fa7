import { useBrand } from '@platform/ui';
import { useEffect } from 'react';
import { useMatches, type Params } from 'react-router-dom';

/** A page's name, or what makes it of the address. */
export type PageTitle = string | ((params: Params) => string);

/** What a route may say about itself. */
export interface RouteHandle {
  /** The brand's title follows it. */
  title?: PageTitle;
}

/** Names the document after the page and the brand: 'Dashboard · Aurora Gaming Platform'. */
export function useDocumentTitle() {
  const brand = useBrand();
  const match = useMatches().at(-1);
  const named = (match?.handle as RouteHandle | undefined)?.title;
  const name = typeof named === 'function' ? named(match?.params ?? {}) : named;
  const title = name ? `${name} · ${brand.title}` : brand.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
