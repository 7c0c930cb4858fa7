import { useBrand } from '@platform/ui';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';

/** What a route may say about itself. */
export interface RouteHandle {
  /** The page's name; the brand's title follows it. */
  title?: string;
}

/** Names the document after the page and the brand: 'Dashboard · Aurora Gaming Platform'. */
export function useDocumentTitle() {
  const brand = useBrand();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const title = handle?.title ? `${handle.title} · ${brand.title}` : brand.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
