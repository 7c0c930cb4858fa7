import { useBrand } from '@platform/ui';
import { useEffect } from 'react';
import { useMatches, type Params } from 'react-router-dom';

/** A page's name, or what makes it of the address. */
export type PageTitle = string | ((params: Params) => string);

/** What a route may say about itself. */
export interface RouteHandle {
  /** The brand's title follows it. */
  title?: PageTitle;
  /** A sentence on what the page is about; the brand's own description follows it. */
  description?: string | undefined;
}

/**
 * Names the document after the page and the brand, 'Dashboard · Aurora Gaming Platform', and
 * describes it. The server has written the brand's part into the page already.
 */
export function useDocumentHead() {
  const brand = useBrand();
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const name =
    typeof handle?.title === 'function' ? handle.title(match?.params ?? {}) : handle?.title;
  const title = name ? `${name} · ${brand.title}` : brand.title;
  const description = [handle?.description, brand.titleDescription].filter(Boolean).join(' ');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
